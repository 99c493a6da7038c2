import { scheduleWatch } from '../../watch/schedule-watch.store.ts';
import { pauseWatch } from '../../watch/watches.store.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { watchNamed } from './watch-named.ts';

export const watchPause = defineCommand({
	takes: 'ID',
	options: {
		site: siteOption,
		resume: { type: 'boolean', help: 'Look again as scheduled.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const isPaused = values.resume !== true;
		const { id, name } = await withDatabase(terminal, async (database) => {
			const { watch } = await watchNamed(database, values.site, positionals);
			await pauseWatch(database, watch, isPaused);
			if (!isPaused) await scheduleWatch(database, watch, Date.now());
			return watch;
		});
		if (values.json) printJson(terminal, { watch_id: id, name, is_paused: isPaused });
		else print(terminal, isPaused ? `“${name}” is paused.` : `“${name}” looks again.`);
		return 0;
	},
});
