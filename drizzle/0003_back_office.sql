CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`uid` text,
	`email` text,
	`action` text NOT NULL,
	`list_id` text,
	`before` text NOT NULL,
	`after` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_list` ON `audit` (`list_id`);--> statement-breakpoint
ALTER TABLE `lists` ADD `version` integer DEFAULT 1 NOT NULL;