import pg from 'pg';
import { crawlTables, distributedTables } from './cluster-tables.ts';

// In every test with PostgreSQL, this checks that a cluster by site could run our own statements:
// each names the site of each distributed table as a value and joins the tables of one crawl only,
// and a transaction writes the tables of the coordinator before distributed ones. Statements of the tests themselves are not checked.

type Query = (sql: unknown, values?: unknown) => unknown;

/** Files whose statements read every site on purpose; they are rare, so they may be slow on a cluster. */
const ofAllSites = /\/(connections\.store|find-run-by-id\.store|renumbering)\.ts/;

/** The tables that distributed rows refer to. */
const writtenFirst = ['account', 'engine', 'site'];

const known = new Set<string>();
/** Whether the current transaction of a connection has written to a distributed table. */
const wroteToSite = new WeakMap<object, boolean>();
let isGuarding = false;
const isDistributed = new RegExp(
	String.raw`\b(${[...distributedTables, ...crawlTables].join('|')})\b`,
);

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
			const plan = planOf(rows);
			const tables = scansOfAllSites(plan);
			if (tables.length > 0)
				throw new Error(`On a cluster this reads ${tables.join(', ')} of every site: ${sql}`);
			if (joinsCrawls(plan)) throw new Error(`A cluster cannot join several crawls: ${sql}`);
			return query.call(this, sql, values);
		});
	} as typeof pg.Client.prototype.query;
}

/** Without its numbers, which do not change which sites the statement reads. */
function shapeOf(sql: string): string {
	return sql.replace(/\d+/g, '0');
}

function isNew(sql: string): boolean {
	if (!/^\s*(select|with|insert|update|delete)\b/i.test(sql) || !isDistributed.test(sql))
		return false;
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
	return valueInPlan(node, 'site_id') !== null;
}

/** The value that a scan compares the column with, as the plan prints it; null without one. */
function valueInPlan(node: PlanNode, column: string): string | null {
	const conditions = ['Index Cond', 'Recheck Cond', 'Filter'].map((name) => String(node[name]));
	const value = String.raw`(\d+|'\d+'::\w+|ANY \('\{[^}]*)`;
	const pattern = new RegExp(String.raw`\b${node.Alias}"?\.${column} = ${value}`);
	return pattern.exec(conditions.join(' '))?.[1] ?? null;
}

/** Whether a statement, or one of its materialized CTEs, reads tables of more than one crawl. */
export function joinsCrawls(plan: PlanNode): boolean {
	const crawls = new Set<string | null>();
	let isBelow = false;
	const read = (node: PlanNode) => {
		if (crawlTables.includes(String(node['Relation Name'])) && node['Node Type'] !== 'ModifyTable')
			crawls.add(valueInPlan(node, 'crawl_id'));
		for (const each of node.Plans ?? []) {
			if (each['Parent Relationship'] === 'InitPlan') isBelow ||= joinsCrawls(each);
			else read(each);
		}
	};
	read(plan);
	return isBelow || crawls.size > 1;
}
