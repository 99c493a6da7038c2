import { accountNames } from '../../accounts/accounts.store.ts';
import { allSites } from '../../accounts/sites.store.ts';
import { readConfig } from '../../config/config.ts';
import { withoutPassword } from '../../database/database-url.ts';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { jobStates } from '../../jobs/jobs.store.ts';
import { syncKey } from '../../jobs/sync/sync-kind.ts';
import { explanationOf } from '../../process/expected-error.ts';
import { findSource } from '../../sources/sources.ts';
import { vaultOf } from '../../sources/vault-of.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { chosenConnections } from '../sync/chosen-connections.ts';
import { offeredSeries } from '../sync/offered-series.ts';
import { print, printJson, type Terminal } from '../terminal.ts';
import { type ExaminedConnection, examineConnection } from './examine-connection.ts';
import { examineSchedule } from './examine-schedule.ts';
import type { Finding } from './finding.ts';
import { printConnection, printFinding, wireConnection, wireFinding } from './print-findings.ts';

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
