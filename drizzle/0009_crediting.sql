ALTER TABLE `contested_guesses` ADD `item` integer;--> statement-breakpoint
ALTER TABLE `contested_guesses` ADD `credited_after` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contested_guesses` ADD `credited` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `contested_guesses_crediting` ON `contested_guesses` (`id`) WHERE item IS NOT NULL AND is_settled = 0;