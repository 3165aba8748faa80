ALTER TABLE `guest_results` ADD `joined_uid` text;--> statement-breakpoint
ALTER TABLE `users` ADD `games_played` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `items_guessed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `scores` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `days` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `results_recent` ON `results` (`uid`,`completed_at`);