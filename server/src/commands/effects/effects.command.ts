import { localeFor } from '@plumbline/core';
import type { BatchEffect, Effects } from '@plumbline/core/api';
import { listEffects } from '../../changes/list-effects.ts';
import { trackedEngine } from '../../rankings/question/tracked-engine.store.ts';
import { defineCommand } from '../command.ts';
import { localeOf } from '../option-values.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

export const effectsCommand = defineCommand({
	options: {
		site: siteOption,
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Search engine whose figures count. Default: the one with the most clicks.',
		},
		locale: { type: 'string', value: 'TAG', help: 'Language of the answers: en or ja.' },
		json: { type: 'boolean', help: 'Print JSON, the same as the HTTP API returns.' },
	},
	async run({ values, terminal }) {
		const locale = localeFor(localeOf(values.locale));
		const effects = await withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			const key = values['search-engine'];
			const engine = key === undefined ? null : await trackedEngine(database, site.id, key);
			return listEffects(database, { site, engine, pageId: null, locale });
		});
		if (values.json) printJson(terminal, effects);
		else print(terminal, textOf(effects));
		return 0;
	},
});

function textOf({ changes, rules }: Effects): string {
	if (changes.length === 0) {
		return 'No changes are known. “plumbline change add” notes one.';
	}
	const ofRules = rules.map(
		({ change_count, page_count, rule_name, text }) =>
			`${rule_name}: ${counted(change_count, 'change')}, ${counted(page_count, 'page')}\n  ${text}`,
	);
	return [...changes.map(textOfBatch), ...ofRules].join('\n\n');
}

function textOfBatch({ date, fields, note, page_count, text, urls }: BatchEffect): string {
	const [only] = urls;
	const pages = page_count === 1 && only !== undefined ? only : counted(page_count, 'page');
	return `${date}  ${note || fields.join(', ')}: ${pages}\n  ${text}`;
}

const counted = (count: number, noun: string): string =>
	`${count} ${noun}${count === 1 ? '' : 's'}`;
