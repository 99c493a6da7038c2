import { accountNames } from '../../accounts/accounts.store.ts';
import { allSites } from '../../accounts/sites.store.ts';
import { readConfig } from '../../config/config.ts';
import { withoutPassword } from '../../database/database-url.ts';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { jobStates } from '../../jobs/jobs.store.ts';
import { syncKey } from '../../jobs/sync/schedule-connection.ts';
import { explanationOf } from '../../process/expected-error.ts';
import { vaultOf } from '../../sources/seal.ts';
import { findSource } from '../../sources/sources.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { chosenConnections, offeredSeries } from '../sync/chosen-connections.ts';
import { print, printJson, type Terminal } from '../terminal.ts';
import { type ExaminedConnection, examineConnection } from './examine-connection.ts';
import {
	type Finding,
	printConnection,
	printFinding,
	wireConnection,
	wireFinding,
} from './print-findings.ts';

/** A server checks every few seconds; a job overdue for longer than this has no server to run it. */
const patienceMs = 3_600_000;

/** Whether anything runs the due jobs; null when nothing is connected. */
function examineSchedule(
	connections: readonly ExaminedConnection[],
	nowMs: number,
): Finding | null {
	if (connections.length === 0) return null;
	const overdue = connections.filter(
		({ job }) => job?.state === 'waiting' && nowMs - job.runAtMs > patienceMs,
	);
	if (overdue.length === 0) {
		return { what: 'schedule', works: true, detail: 'Nothing is overdue.', remedy: null };
	}
	return {
		what: 'schedule',
		works: false,
		detail: `${overdue.length} of ${connections.length} connections have been due for more than an hour, and nothing reads them.`,
		remedy: 'Keep “plumbline serve” running, or schedule “plumbline sync --due” yourself.',
	};
}

/** Connections that are tested at the same time. */
const atOnce = 8;

export const doctorCommand = defineCommand({
	options: {
		site: { ...siteOption, help: 'Test only the connections of this site.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const opened = await openOrExplain(terminal);
		if ('broken' in opened) return report(terminal, [opened.broken], [], values.json);
		const { database } = opened;
		try {
			const connections = await examineAll(database, values.site, terminal);
			const schedule = examineSchedule(connections, Date.now());
			const general = [
				await databaseFinding(database, terminal),
				...(schedule === null ? [] : [schedule]),
			];
			return report(terminal, general, connections, values.json);
		} finally {
			await database.destroy();
		}
	},
});

async function openOrExplain(
	terminal: Terminal,
): Promise<{ readonly database: Database } | { readonly broken: Finding }> {
	try {
		return { database: await openDatabase(readConfig(terminal.environment).databaseUrl) };
	} catch (error) {
		const detail = explanationOf(error);
		if (detail === null) throw error;
		return { broken: { what: 'database', works: false, detail, remedy: null } };
	}
}

async function databaseFinding(database: Database, { environment }: Terminal): Promise<Finding> {
	const [sites, accounts] = [await allSites(database), await accountNames(database)];
	const place = withoutPassword(readConfig(environment).databaseUrl);
	const detail = `It opens and contains ${accounts.length} accounts and ${sites.length} sites: ${place}`;
	return { what: 'database', works: true, detail, remedy: null };
}

async function examineAll(
	database: Database,
	site: string | undefined,
	terminal: Terminal,
): Promise<readonly ExaminedConnection[]> {
	const vault = vaultOf(readConfig(terminal.environment));
	const examination = { database, vault, fetch, now: Date.now, signal: terminal.stop };
	const chosen = await chosenConnections(database, { site });
	const jobs = await jobStates(
		database,
		chosen.map(({ connection }) => syncKey(connection.id)),
	);
	const examined: ExaminedConnection[] = [];
	for (let start = 0; start < chosen.length; start += atOnce) {
		const some = chosen.slice(start, start + atOnce).map((one) => {
			const job = jobs.get(syncKey(one.connection.id)) ?? null;
			return examineConnection(
				one,
				{ source: findSource(one.connection.source), job },
				examination,
			);
		});
		examined.push(...(await Promise.all(some)));
	}
	return examined;
}

/** Prints the findings and returns the exit code: 1 if something is broken. */
function report(
	terminal: Terminal,
	general: readonly Finding[],
	connections: readonly ExaminedConnection[],
	asJson: boolean | undefined,
): number {
	const works = [...general, ...connections.map(({ finding }) => finding)].every(
		(finding) => finding.works,
	);
	if (asJson) {
		printJson(terminal, {
			works,
			general: general.map(wireFinding),
			connections: connections.map(wireConnection),
			offers: offeredSeries(connections),
		});
	} else {
		for (const finding of general) printFinding(terminal, finding);
		for (const connection of connections) printConnection(terminal, connection);
		for (const line of offeredSeries(connections)) print(terminal, line);
	}
	return works ? 0 : 1;
}
