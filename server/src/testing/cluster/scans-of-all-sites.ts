import { distributedTables } from './cluster-tables.ts';

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
