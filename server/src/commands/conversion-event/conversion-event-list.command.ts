import { type ConversionEvent, conversionEvents } from '../../accounts/conversion-events.store.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const conversionEventList = defineCommand({
	options: { site: siteOption, json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, terminal }) {
		const events = await withDatabase(terminal, async (database) =>
			conversionEvents(database, (await siteNamed(database, values.site)).id),
		);
		if (values.json) printJson(terminal, events.map(wireEvent));
		else print(terminal, textTable(['id', 'name', 'event', 'goal'], events.map(row)));
		return 0;
	},
});

function wireEvent({ id, name, alias, goalNumber }: ConversionEvent) {
	return { id, name, event_alias: alias, goal_number: goalNumber };
}

function row({ id, name, alias, goalNumber }: ConversionEvent): string[] {
	return [String(id), name, alias, String(goalNumber)];
}
