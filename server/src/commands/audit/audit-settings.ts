import {
	baseLanguage,
	currentRuleSet,
	parseGeo,
	ruleSetVersions,
	type Severity,
} from '@plumbline/core';
import { mostSuggested } from '../../optimization/audit-options.ts';
import type { AuditTask } from '../../pages/audits/audit-task.ts';
import { synonymsByKeyword } from '../../pages/audits/synonyms-by-keyword.ts';
import { type RenderMode, renderModes } from '../../pages/render/renderer.ts';
import { usageError } from '../../process/expected-error.ts';
import { localeOf, oneOf, ruleNames } from '../option-values.ts';
import { ignoredOn } from '../project-config/ignored-on.ts';
import { type ReadConfig, readProjectConfig } from '../project-config/read-project-config.ts';
import type { Budgets } from './budgets.ts';

export const formats = ['text', 'json', 'csv', 'sarif', 'junit', 'markdown'] as const;
export type Format = (typeof formats)[number];
/** A baseline is not for reading: an option of its own writes it. */
export type OutputFormat = Format | 'baseline';

export const orders = ['page', 'finding'] as const;
export const environments = ['production', 'staging'] as const;
export const thresholds = ['error', 'warning', 'note', 'never'] as const;
export type FailOn = Extract<Severity, 'error' | 'warning' | 'note'> | 'never';

export interface AuditValues {
	readonly keyword?: readonly string[] | undefined;
	readonly synonym?: readonly string[] | undefined;
	readonly 'text-language'?: string | undefined;
	readonly geo?: string | undefined;
	readonly format?: string | undefined;
	readonly 'fail-on'?: string | undefined;
	readonly 'rule-set'?: string | undefined;
	readonly rules?: string | undefined;
	readonly ignore?: string | undefined;
	readonly notes?: boolean | undefined;
	readonly 'show-not-checked'?: boolean | undefined;
	readonly 'all-rules'?: boolean | undefined;
	readonly locale?: string | undefined;
	readonly environment?: string | undefined;
	readonly by?: string | undefined;
	readonly ignored?: string | undefined;
	readonly served?: string | undefined;
	readonly journal?: string | undefined;
	readonly render?: string | undefined;
	readonly quiet?: boolean | undefined;
	readonly json?: boolean | undefined;
}

export interface AuditSettings {
	readonly options: AuditTask['options'];
	readonly format: Format;
	readonly failOn: FailOn;
	readonly showNotes: boolean;
	readonly showNotChecked: boolean;
	/** Whether JSON of several pages lists rules that found nothing, too. */
	readonly showAllRules: boolean;
	/** Whether only failures are printed. */
	readonly isQuiet: boolean;
	/** Whether the scripts of published pages run before the audit. */
	readonly render: RenderMode;
	/** One entry for each page, or one for each finding with its pages. */
	readonly by: (typeof orders)[number];
	/** Whether a rule is reported. */
	readonly keep: (ruleName: string) => boolean;
	/** The most severe that findings of rules may be, by name. */
	readonly severities: Readonly<Record<string, Severity>>;
	readonly budgets: Budgets;
	/** URL of the module with the project's own rules; null if the project has no own rules. */
	readonly ownRulesIn: string | null;
}

// Modules that only some options need are loaded with these options, so that a short command starts quickly.

/** The settings from the options; an error for a wrong value lists the allowed ones. */
export async function auditSettings(
	given: AuditValues,
	outputs: readonly { readonly format: OutputFormat }[] = [],
): Promise<AuditSettings> {
	const config = await readProjectConfig();
	const values: AuditValues = { ...valuesOf(config), ...defined(given) };
	const format = formatOf(values);
	const geo = geoOf(values.geo ?? 'us');
	const locale = localeOf(values.locale);
	return {
		options: {
			geo,
			keywords: values.keyword ?? [],
			...(values.synonym && (await synonymsOf(values.synonym, values.keyword ?? []))),
			ruleSet: oneOf(ruleSetVersions, values['rule-set'] ?? currentRuleSet, '--rule-set'),
			environment: oneOf(environments, values.environment ?? 'production', '--environment'),
			...(values['text-language'] !== undefined && {
				textLanguage: languageOf(values['text-language']),
			}),
			...(await ignoredBy(values.ignored, config)),
			...(values.served !== undefined && (await servedOf(values.served, geo))),
			...(locale !== undefined && { locale }),
			// A later run may want the journal’s reports as JSON.
			...((format === 'json' ||
				values.journal !== undefined ||
				outputs.some(({ format }) => format === 'json')) && {
				suggestKeywords: mostSuggested,
			}),
		},
		format,
		failOn: oneOf(thresholds, values['fail-on'] ?? 'error', '--fail-on'),
		showNotes: values.notes ?? false,
		showNotChecked: values['show-not-checked'] ?? false,
		showAllRules: values['all-rules'] ?? false,
		isQuiet: values.quiet ?? false,
		render: oneOf(renderModes, values.render ?? 'never', '--render'),
		by: byOf(values.by ?? 'page', format),
		keep: keptRules(values, config),
		severities: severitiesOf(config),
		budgets: config.budgets ?? {},
		ownRulesIn: config.ownRulesIn,
	};
}

function formatOf({ format, json }: AuditValues): Format {
	if (!json) return oneOf(formats, format ?? 'text', '--format');
	if (format === undefined || format === 'json') return 'json';
	throw usageError(`--json and --format ${format} exclude each other. --output writes files too.`);
}

/** Settings of the configuration where the command gives none. */
const valuesOf = ({ environment, failOn, geo, ignore, locale, rules, ruleSet }: ReadConfig) =>
	defined({
		environment,
		geo,
		locale,
		'fail-on': failOn,
		ignore: ignore?.join(','),
		rules: rules?.join(','),
		'rule-set': ruleSet,
	});

/** Without the values that are undefined, which would hide others. */
const defined = (values: AuditValues): AuditValues =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function severitiesOf({ ownRules, severities = {} }: ReadConfig) {
	ruleNames(Object.keys(severities).join(','), 'severities', ownRules);
	const lowered = Object.entries(severities).filter(([, severity]) => severity !== 'off');
	// Only “off” is not a severity.
	return Object.fromEntries(lowered) as Readonly<Record<string, Severity>>;
}

/** The findings that a file says to ignore, or the project’s file if the command names none. */
async function ignoredBy(
	path: string | undefined,
	{ ignored }: ReadConfig,
): Promise<Pick<AuditTask['options'], 'ignored'>> {
	if (path !== undefined) {
		const { readIgnored } = await import('./inputs/read-ignored.ts');
		return { ignored: readIgnored(path) };
	}
	return ignored === undefined ? {} : { ignored: ignoredOn(ignored, new Date()) };
}

async function servedOf(path: string, geo: string) {
	const { readServed } = await import('./inputs/read-served.ts');
	return { served: readServed(path, geo) };
}

async function synonymsOf(given: readonly string[], keywords: readonly string[]) {
	const { parseSynonym } = await import('@plumbline/core/api');
	const read = synonymsByKeyword(given.map(parseSynonym), keywords);
	if ('problem' in read) throw usageError(`--synonym: ${read.problem}`);
	return read;
}

function byOf(by: string, format: Format): (typeof orders)[number] {
	const order = oneOf(orders, by, '--by');
	if (order === 'page' || format === 'text' || format === 'markdown') return order;
	throw usageError(
		'--by finding works only with --format text and markdown. The other formats list every page.',
	);
}

function keptRules(
	{ rules: only, ignore }: AuditValues,
	{ ownRules, severities = {} }: ReadConfig,
): (ruleName: string) => boolean {
	const wanted = only === undefined ? null : new Set(ruleNames(only, '--rules', ownRules));
	const off = Object.keys(severities).filter((name) => severities[name] === 'off');
	const ignored = new Set([...ruleNames(ignore ?? '', '--ignore', ownRules), ...off]);
	return (name) => (wanted?.has(name) ?? true) && !ignored.has(name);
}

function languageOf(tag: string): string {
	if (baseLanguage(tag) !== null) return tag;
	throw usageError(`--text-language: “${tag}” is not a language tag, such as en or pt-BR.`);
}

function geoOf(text: string): string {
	const geo = parseGeo(text);
	if (geo !== null) return geo;
	throw usageError(`--geo: “${text}” is not a country. Write two letters, such as us or jp.`);
}
