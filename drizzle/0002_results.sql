CREATE TABLE `day_counts` (
	`date` text PRIMARY KEY NOT NULL,
	`library_games` integer NOT NULL,
	`new_users` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `results_recent`;--> statement-breakpoint
CREATE UNIQUE INDEX `results_play` ON `results` (`play_id`,`list_id`,`game_type`);--> statement-breakpoint
ALTER TABLE `users` ADD `recent` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `users` SET `recent` = (
	SELECT json_group_array(json_array(completed_at, list_id, game_type)) FROM (
		SELECT completed_at, list_id, game_type FROM (
			SELECT completed_at, list_id, game_type FROM `results` WHERE `results`.`uid` = `users`.`uid`
			ORDER BY completed_at DESC LIMIT 28
		) ORDER BY completed_at
	)
);
