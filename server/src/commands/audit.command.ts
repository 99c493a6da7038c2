import { availableParallelism } from 'node:os';
import type { AuditedPage, Counts } from '@plumbline/core';
import { createAuditPool, defaultPoolLimits } from '../audits/audit-pool.ts';
import type { AuditServices } from '../audits/audit-url.ts';
import { readConfig } from '../config.ts';
import { createPageFetcher } from '../fetch-page/fetch-page.ts';
import { defaultLimits } from '../fetch-page/limits.ts';
import { type Audited, auditInput, type Failure } from './audit/audit-input.ts';
import { type AuditSettings, auditSettings, formats } from './audit/audit-settings.ts';
import { exitCodeFor } from './audit/exit-code.ts';
import { type AuditInput, findInputs } from './audit/find-inputs.ts';
import { inOrder } from './audit/in-order.ts';
import { createProgress } from './audit/progress.ts';
import { reportWriter } from './audit/render-reports.ts';
import { defineCommand } from './command.ts';
import { say, type Terminal } from './terminal.ts';

export const auditCommand = defineCommand({
	name: 'audit',
	takes: 'URL|FILE|FOLDER|- …',
	summary: 'Audit pages: published ones, files, folders of files, or standard input.',
	options: {
		keyword: {
			type: 'string',
			multiple: true,
			value: 'WORDS',
			help: 'What the page should be found for. Repeat it for more; the first is the main one.',
		},
		geo: {
			type: 'string',
			value: 'CC',
			help: 'The country whose search it is about. Default: us.',
		},
		format: { type: 'string', value: 'NAME', help: `${formats.join(', ')}. Default: text.` },
		'fail-on': {
			type: 'string',
			value: 'SEVERITY',
			help: 'error, warning, note or never: what ends with exit code 1. Default: error.',
		},
		'rule-set': { type: 'string', value: 'VERSION', help: 'Pins the rules to a version.' },
		rules: { type: 'string', value: 'NAMES', help: 'Only these rules, separated by commas.' },
		ignore: { type: 'string', value: 'NAMES', help: 'All but these rules, separated by commas.' },
		notes: { type: 'boolean', help: 'Show notes too, instead of counting them.' },
		environment: {
			type: 'string',
			value: 'NAME',
			help: 'production or staging, where being kept out of search is right.',
		},
		locale: { type: 'string', value: 'TAG', help: 'Language of the texts: en or ja.' },
	},
	async run({ values, positionals, terminal }) {
		const settings = auditSettings(values);
		const inputs = await findInputs(positionals);
		const services = openServices(terminal);
		try {
			return await auditAll(inputs, settings, services, terminal);
		} catch (error) {
			if (!terminal.stop.aborted) throw error;
			say(terminal, 'plumbline: stopped before the end.');
			return 2;
		} finally {
			await Promise.all([services.fetcher.close(), services.pool.close()]);
		}
	},
});

function openServices({ environment }: Terminal): AuditServices {
	const { allowedHosts } = readConfig(environment);
	return {
		fetcher: createPageFetcher({ allowedHosts, limits: defaultLimits }),
		pool: createAuditPool(defaultPoolLimits),
	};
}

async function auditAll(
	inputs: readonly AuditInput[],
	settings: AuditSettings,
	services: AuditServices,
	terminal: Terminal,
): Promise<number> {
	const context = { services, settings, stdin: terminal.input, signal: terminal.stop };
	const writer = reportWriter(terminal, settings);
	const progress = createProgress(terminal, inputs.length);
	const counts: Counts[] = [];
	let hasFailed = false;
	const results = inOrder(inputs, 2 * availableParallelism(), (input) =>
		auditInput(input, context),
	);
	for await (const result of results) {
		terminal.stop.throwIfAborted();
		progress.step();
		if ('failure' in result) {
			hasFailed = true;
			tellFailure(result, terminal);
		} else {
			counts.push(result.report.counts);
			tellRuleErrors(result, terminal);
			writer.page(pageOf(result));
		}
	}
	progress.end();
	writer.end();
	return hasFailed ? 2 : exitCodeFor(counts, settings.failOn);
}

function pageOf({ subject, report }: Audited): AuditedPage {
	return { subject, report };
}

function tellFailure({ subject, failure }: Failure, terminal: Terminal): void {
	say(terminal, `plumbline: ${subject}: ${failure}`);
}

function tellRuleErrors({ subject, ruleErrors }: Audited, terminal: Terminal): void {
	for (const { rule } of ruleErrors) {
		say(terminal, `plumbline: ${subject}: the rule ${rule} could not be run on this page.`);
	}
}
