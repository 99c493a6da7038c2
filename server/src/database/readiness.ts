import type { Kysely } from 'kysely';
import type { Trouble } from './trouble.ts';

/** How to find out whether a database can do its work. */
export interface Inspection {
	readonly trouble: Trouble;
	/** Opens a new connection and reads; rejects with what is wrong. */
	readonly look: () => Promise<void>;
	/** For a database that is reached over connections. */
	readonly connections?: () => ConnectionCounts;
}

export interface ConnectionCounts {
	readonly busy: number;
	readonly idle: number;
	/** Requests that wait for a connection. */
	readonly waiting: number;
}

export interface Readiness {
	/** Nothing can be written, because the disk is full. */
	readonly isFull: boolean;
}

const inspections = new WeakMap<object, Inspection>();

export function registerInspection<Tables>(database: Kysely<Tables>, inspection: Inspection): void {
	inspections.set(database, inspection);
}

/** True while writes fail because the disk is full. */
export function isDiskFull<Tables>(database: Kysely<Tables>): boolean {
	return inspections.get(database)?.trouble.isFull ?? false;
}

/** Null for an embedded database. */
export function connectionsOf<Tables>(database: Kysely<Tables>): ConnectionCounts | null {
	return inspections.get(database)?.connections?.() ?? null;
}

/** Rejects with the reason while the database cannot do its work. */
export async function databaseReadiness<Tables>(database: Kysely<Tables>): Promise<Readiness> {
	const inspection = inspections.get(database);
	if (inspection === undefined) return { isFull: false };
	const { trouble, look } = inspection;
	await look();
	if (trouble.damage !== null) throw trouble.damage;
	return { isFull: trouble.isFull };
}
