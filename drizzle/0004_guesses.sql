CREATE TABLE `contested_guesses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list_id` text NOT NULL,
	`guess` text NOT NULL,
	`text` text NOT NULL,
	`times` integer NOT NULL,
	`is_settled` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contested_guesses_guess` ON `contested_guesses` (`list_id`,`guess`);--> statement-breakpoint
CREATE TABLE `contests` (
	`list_id` text NOT NULL,
	`play_id` text NOT NULL,
	`guess` text NOT NULL,
	PRIMARY KEY(`list_id`, `play_id`, `guess`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `generation_jobs` (
	`game_date` text PRIMARY KEY NOT NULL,
	`topic` text NOT NULL,
	`model` text NOT NULL,
	`is_ranked` integer NOT NULL,
	`uid` text,
	`email` text,
	`idea_id` integer,
	`attempts` integer NOT NULL,
	`running_until` integer,
	`ended_at` integer,
	`list_id` text,
	`error` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `judged_guesses` (
	`list_id` text NOT NULL,
	`guess` text NOT NULL,
	`item` integer,
	`asking_until` integer,
	PRIMARY KEY(`list_id`, `guess`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `list_findings` (
	`list_id` text PRIMARY KEY NOT NULL,
	`findings` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `model_questions` (
	`date` text PRIMARY KEY NOT NULL,
	`asked` integer NOT NULL,
	`of_lists` text NOT NULL
) WITHOUT ROWID;
