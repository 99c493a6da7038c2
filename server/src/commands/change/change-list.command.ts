import { answerChanges, inOrder } from '../../changes/list-changes.ts';
import { pageChanges, siteEvents } from '../../changes/page-changes.store.ts';
import { defineCommand } from '../command.ts';
import { dayOf } from '../option-values.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

const shownAtMost = 1000;

export const changeList = defineCommand({
	options: {
		site: siteOption,
		from: { type: 'string', value: 'DATE', help: 'First day.' },
		to: { type: 'string', value: 'DATE', help: 'Last day.' },
		json: { type: 'boolean', help: 'Print JSON, the same as the HTTP API returns.' },
	},
	async run({ values, terminal }) {
		const range = { fromDay: dayOf('from', values.from), toDay: dayOf('to', values.to) };
		const answer = await withDatabase(terminal, async (database) => {
			const { id: siteId } = await siteNamed(database, values.site);
			const changes = await pageChanges(database, { siteId, ...range });
			const events = await siteEvents(database, { siteId, ...range });
			return answerChanges(inOrder(events, changes), { limit: shownAtMost, offset: 0 });
		});
		if (values.json) printJson(terminal, answer);
		else if (answer.changes.length === 0) print(terminal, 'No changes are known.');
		else {
			const rows = answer.changes.map(({ date, fields, made_by, note, url }) => [
				date,
				note || fields.join(', '),
				made_by,
				url ?? 'whole site',
			]);
			print(terminal, textTable(['Date', 'Change', 'By', 'Page'], rows));
		}
		return 0;
	},
});
