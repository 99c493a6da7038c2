import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createPace } from '../../crawl/pace/pace.ts';
import { usageError } from '../../process/expected-error.ts';
import { placeFile } from '../../process/place-file.ts';
import { accessOf } from '../access/access.ts';
import { auditPages, withAuditServices } from '../audit/audit-pages.ts';
import { type AuditSettings, auditSettings } from '../audit/audit-settings.ts';
import { pageSource } from '../audit/inputs/page-source.ts';
import { defineCommand } from '../command.ts';
import { dayOf, ruleNames } from '../option-values.ts';
import type { IgnoredFinding } from '../project-config/project-config.schema.ts';
import {
	jsonConfig,
	type ReadConfig,
	readProjectConfig,
} from '../project-config/read-project-config.ts';
import { print, printJson, type Terminal } from '../terminal.ts';

export const ignoreCommand = defineCommand({
	takes: 'RULE [URL|FILE|FOLDER …]',
	options: {
		reason: { type: 'string', value: 'TEXT', help: 'Why the findings are fine. Required.' },
		pages: {
			type: 'string',
			multiple: true,
			value: 'PAGES',
			help: 'URL, file or folder with the findings, like the arguments after the rule. Repeatable.',
		},
		until: { type: 'string', value: 'DATE', help: 'Last day on which they are hidden.' },
		json: { type: 'boolean', help: 'Print the decisions as JSON.' },
	},
	async run({ values, positionals: [rule, ...named], terminal }) {
		const { json, reason = '', until } = values;
		const pages = [...named, ...(values.pages ?? [])];
		const config = await readProjectConfig();
		if (rule === undefined) {
			throw usageError('Which rule? “plumbline rules” lists them, and each finding shows its own.');
		}
		ruleNames(rule, 'ignore', config.ownRules);
		if (reason.trim() === '')
			throw usageError('--reason is missing. Write why the findings are fine.');
		dayOf('until', until);
		const decision = {
			rule,
			reason: reason.trim(),
			date: new Date().toISOString().slice(0, 10),
			...(until !== undefined && { until }),
		};
		const findings =
			pages.length === 0
				? [decision]
				: (await idsOf(rule, pages, terminal)).map((id) => ({ ...decision, id }));
		if (findings.length > 0) await write(findings, config);
		if (json) {
			printJson(terminal, findings);
			return 0;
		}
		if (findings.length === 0) {
			print(terminal, `These pages have no finding of ${rule}. Nothing was changed.`);
			return 0;
		}
		const what =
			pages.length === 0
				? `All findings of ${rule} are`
				: `${counted(findings)} of ${rule} ${findings.length === 1 ? 'is' : 'are'}`;
		print(
			terminal,
			`${what} hidden${until ? ` until ${until}` : ''}. The decision is in ${jsonConfig}.`,
		);
		return 0;
	},
});

const counted = ({ length }: readonly unknown[]) =>
	length === 1 ? '1 finding' : `${length} findings`;

/** The ids of what a rule finds on pages now. */
async function idsOf(
	rule: string,
	pages: readonly string[],
	terminal: Terminal,
): Promise<readonly string[]> {
	const settings: AuditSettings = { ...(await auditSettings({})), isQuiet: true };
	const access = accessOf(pages, {}, terminal.environment);
	return withAuditServices(terminal, { settings, access }, async (services) => {
		const pace = createPace(0);
		const context = { fetcher: services.fetcher, pace, settings, terminal };
		const source = await pageSource(pages, {}, context);
		const ids = new Set<string>();
		for await (const result of auditPages(source, { settings, services, terminal, pace })) {
			if ('failure' in result)
				throw usageError('Nothing was changed, because a page has no report.');
			const finding = result.report.findings.find(({ name }) => name === rule);
			for (const { id } of finding?.occurrences ?? []) ids.add(id);
		}
		return [...ids];
	});
}

/** Adds decisions to the file, which keeps everything else. */
async function write(findings: readonly IgnoredFinding[], { file }: ReadConfig): Promise<void> {
	if (file !== null && file !== jsonConfig) {
		throw usageError(
			`The settings of this project are in ${file}. Add this to its “ignored.findings”: ${JSON.stringify(findings)}`,
		);
	}
	const text = existsSync(jsonConfig) ? readFileSync(jsonConfig, 'utf8') : '{}';
	// It was read before, and is valid.
	const content = JSON.parse(text) as ReadConfig;
	const { ignored = {} } = content;
	const all = [...(ignored.findings ?? []), ...findings];
	const changed = { ...content, ignored: { ...ignored, findings: all } };
	const indent = text.match(/^[\t ]+/m)?.[0] ?? '\t';
	const written = `${JSON.stringify(changed, null, indent)}\n`;
	await placeFile(jsonConfig, (draft) => writeFile(draft, written));
}
