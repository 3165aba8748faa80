CREATE TABLE `address_days` (
	`date` text NOT NULL,
	`hash` text NOT NULL,
	`results` integer DEFAULT 0 NOT NULL,
	`questions` integer DEFAULT 0 NOT NULL,
	`forms` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`date`, `hash`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `address_salts` (
	`date` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `deleted_accounts` (
	`hash` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `list_ideas` ADD `approved` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- An admin's idea bears the admin's name.
UPDATE `list_ideas` SET `approved` = true WHERE `made_by` IS NOT NULL;
