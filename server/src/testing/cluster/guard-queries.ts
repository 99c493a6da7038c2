import pg from 'pg';
import { distributedTables } from './cluster-tables.ts';

// In every test with PostgreSQL, this checks that a cluster by site could run our own statements:
// each names the site of each distributed table as a value, and a transaction writes the tables of
// the coordinator before distributed ones. Statements of the tests themselves are not checked.

type Query = (sql: unknown, values?: unknown) => unknown;

/** Files whose statements read every site on purpose; they are rare, so they may be slow on a cluster. */
const ofAllSites = /\/(connections\.store|find-run-by-id\.store|renumbering)\.ts/;

/** The tables that distributed rows refer to. */
const writtenFirst = ['account', 'engine', 'site'];

const known = new Set<string>();
/** Whether the current transaction of a connection has written to a distributed table. */
const wroteToSite = new WeakMap<object, boolean>();
let isGuarding = false;
const isOfSite = new RegExp(String.raw`\b(${distributedTables.join('|')})\b`);

/** Does nothing the second time, because the test files of a process share the connections. */
export function guardQueries(): void {
	if (isGuarding) return;
	isGuarding = true;
	const query = pg.Client.prototype.query as Query;
	pg.Client.prototype.query = function guarded(this: object, sql: unknown, values?: unknown) {
		if (typeof sql !== 'string') return query.call(this, sql, values);
		const wrong = wrongOrder(this, sql);
		if (wrong !== null && isOurs(callers())) return Promise.reject(new Error(wrong));
		if (!isNew(sql) || !isOurs(callers())) return query.call(this, sql, values);
		known.add(shapeOf(sql));
		const explained = query.call(this, `explain (verbose, format json) ${sql}`, values);
		return (explained as Promise<pg.QueryResult>).then(({ rows }) => {
			const tables = scansOfAllSites(planOf(rows));
			if (tables.length === 0) return query.call(this, sql, values);
			throw new Error(`On a cluster this reads ${tables.join(', ')} of every site: ${sql}`);
		});
	} as typeof pg.Client.prototype.query;
}

/** Without its numbers, which do not change which sites the statement reads. */
function shapeOf(sql: string): string {
	return sql.replace(/\d+/g, '0');
}

function isNew(sql: string): boolean {
	if (!/^\s*(select|with|insert|update|delete)\b/i.test(sql) || !isOfSite.test(sql)) return false;
	return !known.has(shapeOf(sql));
}

/** The files of the server that lead to this statement, the nearest first. */
function callers(): readonly string[] {
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 60;
	const lines = new Error().stack?.split('\n') ?? [];
	Error.stackTraceLimit = stackTraceLimit;
	return lines.filter(
		(line) => line.includes('/server/src/') && !/\/(database|cluster)\//.test(line),
	);
}

function isOurs(files: readonly string[]): boolean {
	const [nearest = ''] = files;
	return (
		/\.ts/.test(nearest) &&
		!/\.test\.ts|\/(testing|survival)\//.test(nearest) &&
		!ofAllSites.test(nearest)
	);
}

function planOf(rows: readonly Record<string, unknown>[]): PlanNode {
	// PostgreSQL’s answer to `explain (format json)`: one row with one plan.
	const plans = rows[0]?.['QUERY PLAN'] as [{ Plan: PlanNode }] | undefined;
	return plans?.[0].Plan ?? {};
}

function wrongOrder(client: object, sql: string): string | null {
	if (/^(begin|start transaction)\b/i.test(sql)) wroteToSite.set(client, false);
	if (/^(commit|rollback)\b/i.test(sql)) wroteToSite.delete(client);
	const table = sql.match(/^\s*(?:insert into|update|delete from|copy) "?(\w+)"?/i)?.[1] ?? '';
	if (distributedTables.includes(table) && wroteToSite.has(client)) wroteToSite.set(client, true);
	if (!writtenFirst.includes(table) || !wroteToSite.get(client)) return null;
	return `On a cluster, a transaction writes ${table} before tables of sites: ${sql}`;
}

/** A node of the plan that `explain (verbose, format json)` prints. */
export interface PlanNode {
	readonly Plans?: readonly PlanNode[];
	readonly [property: string]: unknown;
}

/**
 * The distributed tables that a plan reads without the site’s id as a value. PostgreSQL has already
 * passed values on from one side of a join to the other, as a cluster does.
 */
export function scansOfAllSites(node: PlanNode): readonly string[] {
	const below = (node.Plans ?? []).flatMap(scansOfAllSites);
	const table = String(node['Relation Name']);
	const isScan = node['Node Type'] !== 'ModifyTable' && distributedTables.includes(table);
	return isScan && !namesSite(node) ? [...below, table] : below;
}

function namesSite(node: PlanNode): boolean {
	const conditions = ['Index Cond', 'Recheck Cond', 'Filter'].map((name) => String(node[name]));
	const value = String.raw`(\d+|'\d+'::\w+|ANY \('\{)`;
	return new RegExp(String.raw`\b${node.Alias}"?\.site_id = ${value}`).test(conditions.join(' '));
}
