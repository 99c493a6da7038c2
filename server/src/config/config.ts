import { ExpectedError } from '../errors/expected-error.ts';
import { parseAllowedHosts } from '../fetch-page/allowed-hosts.ts';
import type { RateLimitSetting } from '../http/limits/rate-limit.ts';
import { parseCorsOrigins } from '../http/security/cors-origins.ts';
import { type MetricsAccess, metricsAccesses } from '../metrics/metrics-access.ts';

export interface Config {
	readonly host: string;
	readonly port: number;
	readonly databaseUrl: string;
	/** Encrypts credentials; null means a key file beside the database. */
	readonly secret: string | null;
	/** Live: a host may be allowed for one fetch and removed again. */
	readonly allowedHosts: Set<string>;
	readonly rateLimit: RateLimitSetting;
	/** Whether a GET is allowed to change something. */
	readonly allowGetWrites: boolean;
	/** Origins whose pages may call from a browser. */
	readonly corsOrigins: readonly string[];
	readonly metrics: MetricsAccess;
	readonly logLevel: LogLevel;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
	const setting = (name: string, otherwise: string) => environment[name]?.trim() || otherwise;
	return {
		host: setting('HOST', '127.0.0.1'),
		port: port(setting('PORT', '8787')),
		databaseUrl: setting('DATABASE_URL', 'sqlite:./data/plumbline.db'),
		secret: setting('PLUMBLINE_SECRET', '') || null,
		allowedHosts: parseAllowedHosts(setting('PLUMBLINE_ALLOW_HOSTS', '')),
		rateLimit: rateLimit(setting('PLUMBLINE_RATE_LIMIT', '')),
		allowGetWrites: isOn('PLUMBLINE_GET_WRITES', setting('PLUMBLINE_GET_WRITES', 'on')),
		corsOrigins: parseCorsOrigins(setting('PLUMBLINE_CORS_ORIGINS', '')),
		metrics: metricsAccess(setting('PLUMBLINE_METRICS', 'local')),
		logLevel: logLevel(setting('PLUMBLINE_LOG', 'info')),
	};
}

function port(text: string): number {
	const number = Number(text);
	if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
	throw new ExpectedError(
		'configuration',
		`PORT: “${text}” is not a port. Write a number from 0 to 65535.`,
	);
}

function rateLimit(text: string): RateLimitSetting {
	if (text === '') return null;
	if (text === 'off') return 'off';
	const number = Number(text);
	if (Number.isInteger(number) && number > 0) return number;
	throw new ExpectedError(
		'configuration',
		`PLUMBLINE_RATE_LIMIT: “${text}” is not understood. Write “off” or how many requests a minute.`,
	);
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
		`PLUMBLINE_LOG: “${text}” is no level. Write ${logLevels.join(', ')}.`,
	);
}
