import { readConfig } from '../../config/config.ts';
import { vaultOf } from '../../sources/seal.ts';
import { shownAddress } from '../../watch/deliver/target.ts';
import { targetsOf } from '../../watch/deliver/targets.store.ts';
import { tryTarget } from '../../watch/deliver/try-target.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { watchNamed } from './watch-named.ts';

export const watchTryTargets = defineCommand({
	takes: 'ID',
	options: { site: siteOption, json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, positionals, terminal }) {
		const config = readConfig(terminal.environment);
		const { allowedHosts, mail } = config;
		const { site, targets, watch } = await withDatabase(terminal, async (database) => {
			const named = await watchNamed(database, values.site, positionals);
			const all = await targetsOf(database, vaultOf(config), named.site.id);
			return { ...named, targets: all.filter(({ watchId }) => watchId === named.watch.id) };
		});
		const sender = { ...site, watch: watch.name, locale: watch.settings.locale };
		const tried: { readonly target: string; readonly problem: string | null }[] = [];
		for (const target of targets) {
			const sending = { allowedHosts, mail, nowMs: Date.now(), signal: terminal.stop };
			const problem = await tryTarget(target, sender, sending);
			const name = `${target.kind} ${shownAddress(target)}`;
			tried.push({ target: name, problem });
			if (!values.json) print(terminal, `${name}: ${problem ?? 'sent.'}`);
		}
		if (values.json) printJson(terminal, { watch_id: watch.id, name: watch.name, targets: tried });
		else if (tried.length === 0) {
			print(terminal, `“${watch.name}” has no targets that can be used.`);
		}
		return tried.length > 0 && tried.every(({ problem }) => problem === null) ? 0 : 1;
	},
});
