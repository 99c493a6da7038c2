import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayMs } from '@plumbline/core/time';
import { openDatabase } from '@plumbline/server/database';
import { createRandom, simulatedClicks } from '@plumbline/server/simulated-clicks';
import { startMailReceiver } from '@plumbline/server/start-mail-receiver';
import { storeFacts } from '@plumbline/server/store-facts';
import { type StartedServer, startServer } from './start-server.ts';

export const plannedDomain = 'guides.example';
const pages = 80;
const daysBefore = 450;
/** A week until the search engine knows, four weeks of figures, and two days until they come. */
export const daysAfter = 38;
/** Google reports a day two days later. */
const delay = 2;
const rise = 1.7;

export interface PlannedSite {
	readonly server: StartedServer;
	/** The mails that it sent. */
	readonly mails: readonly string[];
	/** Lets days pass in which these pages gained clicks. */
	readonly letDaysPass: (changed: readonly string[]) => Promise<void>;
	readonly stop: () => Promise<void>;
}

/** A server with a site of simulated clicks by page, whose clock a story moves. */
export async function startPlannedSite(): Promise<PlannedSite> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-plan-'));
	const daysFile = path.join(folder, 'days');
	writeFileSync(daysFile, '0');
	const url = `sqlite:${path.join(folder, 'plumbline.db')}`;
	const mail = await startMailReceiver();
	const server = await startServer('start', {
		DATABASE_URL: url,
		PLUMBLINE_SMTP_URL: mail.smtpUrl,
		PLUMBLINE_MAIL_FROM: 'reports@agency.example',
		STORY_DAYS_FILE: daysFile,
		NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, '../story-clock.ts'))}`,
	});
	const add = [
		'--domain',
		plannedDomain,
		'--account',
		'Sample account',
		'--search-engines',
		'google',
	];
	await server.command('site', 'add', ...add);
	const days = daysBefore + daysAfter;
	const clicks = simulatedClicks({ pages, days, clicksPerDay: 12 }, createRandom(4));
	const firstDay = Math.floor(Date.now() / dayMs) - daysBefore - delay;
	const store = async (from: number, to: number, factorOf: (page: string) => number) => {
		const database = await openDatabase(url);
		const { id: siteId } = await database
			.selectFrom('site')
			.select('id')
			.where('domain', '=', plannedDomain)
			.executeTakeFirstOrThrow();
		const { id: engineId } = await database
			.selectFrom('engine')
			.select('id')
			.where('key', '=', 'google')
			.executeTakeFirstOrThrow();
		const pageSearch = clicks.flatMap((counts, at) => {
			const page = `https://${plannedDomain}/${at % 2 === 0 ? 'drills' : 'saws'}/guide-${at}`;
			return Array.from({ length: to - from }, (_, day) => {
				const count = Math.round(counts[from + day]! * factorOf(page));
				return {
					...{ day: firstDay + from + day, url: page, clicks: count },
					...{ impressions: count * 12 + 3, positionSum: (count * 12 + 3) * (3 + (at % 7)) },
				};
			});
		});
		const siteSearch = [...Map.groupBy(pageSearch, ({ day }) => day)].map(([day, rows]) => ({
			day,
			clicks: rows.reduce((sum, row) => sum + row.clicks, 0),
			impressions: rows.reduce((sum, row) => sum + row.impressions, 0),
			positionSum: rows.reduce((sum, row) => sum + row.positionSum, 0),
		}));
		await storeFacts(database, { siteId, engineId }, { pageSearch, siteSearch });
		await database.destroy();
	};
	await store(0, daysBefore, () => 1);
	return {
		server,
		mails: mail.mails,
		letDaysPass: async (changed) => {
			await store(daysBefore, days, (page) => (changed.includes(page) ? rise : 1));
			writeFileSync(daysFile, String(daysAfter));
		},
		stop: async () => {
			await server.stop();
			await mail.stop();
			rmSync(folder, { recursive: true });
		},
	};
}
