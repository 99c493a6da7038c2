import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { showReport } from '@plumbline/core/api';
import { usageError } from '../../process/expected-error.ts';
import { placeFile } from '../../process/place-file.ts';
import { clientReport } from '../../reports/client-report.ts';
import { reportText } from '../../reports/report-text.ts';
import { version } from '../../version.ts';
import { defineCommand } from '../command.ts';
import { localeOf } from '../option-values.ts';
import { askSearch } from '../pages/ask-search.ts';
import { periodOf, periodOptions } from '../period-options.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';

export const reportCommand = defineCommand({
	options: {
		site: siteOption,
		...periodOptions,
		compare: {
			type: 'string',
			value: 'WITH',
			help: 'Compare with the days before (before, the default) or a year ago (year).',
		},
		output: {
			type: 'string',
			value: 'FILE',
			help: 'Write the report as one HTML file, which prints well and works offline.',
		},
		locale: { type: 'string', value: 'TAG', help: 'Language of the report: en or ja.' },
		json: { type: 'boolean', help: 'Print JSON, the same as the HTTP API returns.' },
	},
	async run({ values, terminal }) {
		const { locale, output } = values;
		if (output !== undefined && extname(output).toLowerCase() !== '.html') {
			throw usageError(`--output: “${output}” should end in .html.`);
		}
		const report = await askSearch(
			terminal,
			values.site,
			{
				endpoint: showReport,
				answer: (database, caller, input) => clientReport(database, caller, input, version),
			},
			{
				...periodOf(values),
				locale: localeOf(locale),
				include_html: String(output !== undefined),
			},
		);
		const { html } = report;
		if (output !== undefined && html !== null) {
			await placeFile(output, (draft) => writeFile(draft, html));
		}
		if (values.json) printJson(terminal, report);
		else if (output === undefined) print(terminal, reportText(report));
		return 0;
	},
});
