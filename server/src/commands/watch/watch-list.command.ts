import { isoTime } from '@plumbline/core/time';
import { readConfig } from '../../config/config.ts';
import { vaultOf } from '../../sources/seal.ts';
import { shownAddress } from '../../watch/deliver/target.ts';
import { targetsOf } from '../../watch/deliver/targets.store.ts';
import { knownSubjects } from '../../watch/settle/known-subjects.store.ts';
import { openFaults } from '../../watch/settle/open-faults.ts';
import { watchesOf } from '../../watch/watches.store.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const watchList = defineCommand({
	options: { site: siteOption, json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, terminal }) {
		const vault = vaultOf(readConfig(terminal.environment));
		const listed = await withDatabase(terminal, async (database) => {
			const { id: siteId } = await siteNamed(database, values.site);
			const targets = await targetsOf(database, vault, siteId);
			const watches = await watchesOf(database, siteId);
			return Promise.all(
				watches.map(async (watch) => {
					const faults = openFaults([await knownSubjects(database, watch)]).flatMap(
						({ kind, subjects }) => subjects.map(({ subject }) => ({ subject, fault: kind })),
					);
					return {
						watch_id: watch.id,
						name: watch.name,
						schedule: watch.schedule,
						is_paused: watch.isPaused,
						looked_at: isoTime(watch.lookedMs),
						targets: targets
							.filter(({ watchId }) => watchId === watch.id)
							.map((target) => `${target.kind} ${shownAddress(target)}`),
						open_faults: faults,
					};
				}),
			);
		});
		if (values.json) printJson(terminal, listed);
		else if (listed.length === 0)
			print(terminal, 'There are no watches. “plumbline watch add” adds one.');
		else {
			const rows = listed.map((watch) => [
				String(watch.watch_id),
				watch.name,
				watch.is_paused ? 'paused' : watch.schedule,
				watch.looked_at ?? '-',
				String(watch.open_faults.length),
				watch.targets.join(', ') || '-',
			]);
			print(
				terminal,
				textTable(['Id', 'Name', 'Schedule', 'Looked at', 'Faults', 'Targets'], rows),
			);
		}
		return 0;
	},
});
