CREATE TABLE `catalogue_uses` (
	`key` text PRIMARY KEY NOT NULL,
	`list_id` text NOT NULL,
	`used_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_games` (
	`date` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`list_id` text NOT NULL,
	FOREIGN KEY (`list_id`) REFERENCES `lists`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "daily_games_date" CHECK("daily_games"."date" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `daily_games_list` ON `daily_games` (`list_id`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`text` text NOT NULL,
	`implemented` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `guest_results` (
	`list_date` text NOT NULL,
	`list_id` text NOT NULL,
	`play_id` text NOT NULL,
	`items_guessed` text NOT NULL,
	`hints_used` integer NOT NULL,
	`total_guesses` integer NOT NULL,
	`score` integer NOT NULL,
	`completed_at` integer NOT NULL,
	PRIMARY KEY(`list_date`, `play_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `list_ideas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`idea` text NOT NULL,
	`ranked` integer NOT NULL,
	`processed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`made_by` text,
	`list_id` text
);
--> statement-breakpoint
CREATE TABLE `lists` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`is_ranked` integer NOT NULL,
	`items` text NOT NULL,
	`hints` text NOT NULL,
	`sources` text NOT NULL,
	`item_count` integer NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `result_counts` (
	`list_id` text NOT NULL,
	`game_type` text NOT NULL,
	`scores` text NOT NULL,
	`found` text NOT NULL,
	PRIMARY KEY(`list_id`, `game_type`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `results` (
	`uid` text NOT NULL,
	`game_type` text NOT NULL,
	`list_id` text NOT NULL,
	`play_id` text NOT NULL,
	`items_guessed` text NOT NULL,
	`hints_used` integer NOT NULL,
	`total_guesses` integer NOT NULL,
	`score` integer NOT NULL,
	`completed_at` integer NOT NULL,
	`total_items` integer NOT NULL,
	`list_date` text,
	`refused_guesses` text,
	PRIMARY KEY(`uid`, `list_id`, `game_type`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `users` (
	`uid` text PRIMARY KEY NOT NULL,
	`email` text,
	`display_name` text,
	`photo_url` text,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
