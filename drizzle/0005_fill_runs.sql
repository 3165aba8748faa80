CREATE TABLE `fill_runs` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`catalogue_left` integer NOT NULL,
	`report` text
);
