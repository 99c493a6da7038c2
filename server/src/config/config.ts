import type { RateLimitSetting } from '../http/limits/rate-limit.ts';
import { type MetricsAccess, metricsAccesses } from '../http/metrics/metrics-access.ts';
import { parseCorsOrigins } from '../http/security/cors-origins.ts';
import { parseAllowedHosts } from '../pages/fetch/allowed-hosts.ts';
import { findBrowser } from '../pages/render/find-browser.ts';
import { defaultRenderLimits, type RenderLimits } from '../pages/render/render-limits.ts';
import { closestNames, didYouMean } from '../process/closest-names.ts';
import { ExpectedError } from '../process/expected-error.ts';
import {
	kindNames,
	parseRetention,
	type Retention,
	settingOf,
} from '../upkeep/retention/retention.ts';
import { dataFolder, ownDatabase, secretFileOf } from './data-folder.ts';
import { type MailSettings, mailSettings } from './mail-settings.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

export interface Config {
	readonly host: string;
	readonly port: number;
	readonly databaseUrl: string;
	/** Encrypts credentials; null means a key file. */
	readonly secret: string | null;
	readonly secretFile: string;
	/** Live: a host may be allowed for one fetch and removed again. */
	readonly allowedHosts: Set<string>;
	readonly rateLimit: RateLimitSetting;
	/** Whether a GET is allowed to change something. */
	readonly allowGetWrites: boolean;
	readonly getHtml: GetHtmlSetting;
	/** Origins whose pages may call from a browser. */
	readonly corsOrigins: readonly string[];
	readonly metrics: MetricsAccess;
	/** Names under which the console answers, besides IP addresses and localhost. */
	readonly consoleHosts: readonly string[];
	/** Replaces Google’s URLs, for tests; null for Google’s own. */
	readonly googleUrl: string | null;
	/** Addresses and networks of proxies whose X-Forwarded-For names the client. */
	readonly trustedProxies: readonly string[];
	/** How long data is kept. */
	readonly retention: Retention;
	/** The browser that renders pages; null if the server renders none. */
	readonly browser: string | null;
	/** For all its browsers together. */
	readonly renderBudget: Pick<RenderLimits, 'memoryBytes' | 'processes'>;
	/** The operator’s SMTP server; null if the server sends no mail. */
	readonly mail: MailSettings | null;
	readonly logLevel: LogLevel;
}

/** How much HTML a GET may contain: megabytes, little, or by default what usual pages need. */
export type GetHtmlSetting = 'on' | 'off' | null;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
	refuseMisspelt(Object.keys(environment));
	const setting = (name: string, otherwise: string) => environment[name]?.trim() || otherwise;
	const folder = dataFolder(environment);
	const databaseUrl = setting('DATABASE_URL', ownDatabase(folder));
	return {
		host: setting('HOST', '127.0.0.1'),
		port: port(setting('PORT', '8787')),
		databaseUrl,
		secret: secret(setting('PLUMBLINE_SECRET', '')),
		secretFile: secretFileOf(databaseUrl, folder),
		allowedHosts: parseAllowedHosts(setting('PLUMBLINE_ALLOW_HOSTS', '')),
		rateLimit: rateLimit(setting('PLUMBLINE_RATE_LIMIT', '')),
		allowGetWrites: isOn('PLUMBLINE_GET_WRITES', setting('PLUMBLINE_GET_WRITES', 'on')),
		getHtml: getHtml(setting('PLUMBLINE_GET_HTML', '')),
		corsOrigins: parseCorsOrigins(setting('PLUMBLINE_CORS_ORIGINS', '')),
		metrics: metricsAccess(setting('PLUMBLINE_METRICS', 'local')),
		consoleHosts: parseHosts(setting('PLUMBLINE_CONSOLE_HOSTS', '')),
		googleUrl: setting('PLUMBLINE_GOOGLE_URL', '') || null,
		trustedProxies: parseTrustedProxies(setting('PLUMBLINE_TRUSTED_PROXIES', '')),
		retention: parseRetention((name) => setting(name, '')),
		browser: isOn('PLUMBLINE_RENDER', setting('PLUMBLINE_RENDER', 'off'))
			? findBrowser(environment)
			: null,
		renderBudget: {
			memoryBytes:
				count('PLUMBLINE_RENDER_MEMORY', setting, {
					least: 512,
					most: 65_536,
					usual: usualMegabytes,
				}) * megabyte,
			processes: count('PLUMBLINE_RENDER_PROCESSES', setting, {
				least: 12,
				most: 1000,
				usual: defaultRenderLimits.processes,
			}),
		},
		mail: mailSettings(setting('PLUMBLINE_SMTP_URL', ''), setting('PLUMBLINE_MAIL_FROM', '')),
		logLevel: logLevel(setting('PLUMBLINE_LOG', 'info')),
	};
}

const prefix = 'PLUMBLINE_';
const names = [
	'API_KEY',
	'SECRET',
	'RATE_LIMIT',
	'GET_WRITES',
	'GET_HTML',
	'CORS_ORIGINS',
	'ALLOW_HOSTS',
	'METRICS',
	'TRUSTED_PROXIES',
	'CONSOLE_HOSTS',
	'GOOGLE_URL',
	'RENDER',
	'BROWSER',
	'RENDER_MEMORY',
	'RENDER_PROCESSES',
	'CRAWL_PASSWORD',
	'SMTP_URL',
	'MAIL_FROM',
	'LOG',
	...kindNames.map((kind) => settingOf(kind).slice(prefix.length)),
].map((name) => name.toLowerCase());

/** A misspelt setting would silently have no effect. Other names are not ours to judge. */
function refuseMisspelt(variables: readonly string[]): void {
	for (const variable of variables) {
		if (!variable.startsWith(prefix)) continue;
		const name = variable.slice(prefix.length).toLowerCase();
		const meant = names.includes(name) ? [] : closestNames(name, names);
		if (meant.length === 0) continue;
		const settings = meant.map((setting) => `${prefix}${setting.toUpperCase()}`);
		throw new ExpectedError(
			'configuration',
			`There is no setting ${variable}.${didYouMean(settings)}`,
		);
	}
}

/** Names of hosts, separated by commas, with or without a port. */
function parseHosts(list: string): readonly string[] {
	const hosts = list.split(',').map((item) => item.trim());
	return hosts.filter(Boolean).map((host) => {
		const name = URL.parse(`http://${host}`)?.hostname ?? '';
		if (name !== '' && !/[/?#@]/.test(host)) return name;
		throw new ExpectedError(
			'configuration',
			`PLUMBLINE_CONSOLE_HOSTS: “${host}” is not the name of a host. Write names such as seo.example.com, separated by commas.`,
		);
	});
}

const shortestSecret = 16;

function secret(text: string): string | null {
	if (text === '' || text.length >= shortestSecret) return text || null;
	throw new ExpectedError(
		'configuration',
		`PLUMBLINE_SECRET is shorter than ${shortestSecret} characters, so it can be guessed. Write a longer one, such as the output of “openssl rand -hex 32”, and enter the credentials of your sources again.`,
	);
}

function port(text: string): number {
	const number = Number(text);
	if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
	throw new ExpectedError(
		'configuration',
		`PORT: “${text}” is not a port. Write a number from 0 to 65535.`,
	);
}

const megabyte = 1024 * 1024;
const usualMegabytes = defaultRenderLimits.memoryBytes / megabyte;

function count(
	name: string,
	setting: (name: string, otherwise: string) => string,
	{ least, most, usual }: Readonly<Record<'least' | 'most' | 'usual', number>>,
): number {
	const text = setting(name, String(usual));
	const number = Number(text);
	if (Number.isInteger(number) && number >= least && number <= most) return number;
	throw new ExpectedError(
		'configuration',
		`${name}: “${text}” is not understood. Write a number from ${least} to ${most}.`,
	);
}

function rateLimit(text: string): RateLimitSetting {
	if (text === '') return null;
	if (text === 'off') return 'off';
	const number = Number(text);
	if (Number.isInteger(number) && number > 0) return number;
	throw new ExpectedError(
		'configuration',
		`PLUMBLINE_RATE_LIMIT: “${text}” is not understood. Write “off” or a number of requests per minute.`,
	);
}

function getHtml(text: string): GetHtmlSetting {
	if (text === '') return null;
	return isOn('PLUMBLINE_GET_HTML', text) ? 'on' : 'off';
}

function isOn(name: string, text: string): boolean {
	if (text === 'on' || text === 'off') return text === 'on';
	throw new ExpectedError(
		'configuration',
		`${name}: “${text}” is not understood. Write “on” or “off”.`,
	);
}

function metricsAccess(text: string): MetricsAccess {
	const access = metricsAccesses.find((known) => known === text);
	if (access !== undefined) return access;
	const choice = metricsAccesses.join(', ');
	throw new ExpectedError(
		'configuration',
		`PLUMBLINE_METRICS: “${text}” is not understood. Write ${choice}.`,
	);
}

function logLevel(text: string): LogLevel {
	const level = logLevels.find((known) => known === text);
	if (level !== undefined) return level;
	throw new ExpectedError(
		'configuration',
		`PLUMBLINE_LOG: “${text}” is not a log level. Write ${logLevels.join(', ')}.`,
	);
}
