import { setTimeout as wait } from 'node:timers/promises';
import { createPace } from '../crawl/pace/pace.ts';
import { openDatabase } from '../database/open-database.ts';
import { createAuditPool } from '../pages/audits/audit-pool.ts';
import { createPageFetcher } from '../pages/fetch/fetch-page.ts';
import { defaultLimits } from '../pages/fetch/limits.ts';
import { certificateReader } from '../pages/fetch/read-certificate.ts';
import { performDeliveries } from '../watch/deliver/perform-deliveries.ts';
import { performConfirmation, performWatch } from '../watch/watch-jobs.ts';
import { testVault } from './connected-site.ts';

// A process that looks and delivers all the time, and without the leases of jobs, so that several
// of them do everything at once. Its clock runs faster: eleven minutes take a second.

const speed = 660;
const [, , databaseUrl = '', siteId = '', watchId = '', beganMs = '', hosts = ''] = process.argv;
const database = await openDatabase(databaseUrl);
const allowedHosts = new Set(hosts.split(','));
const now = () => Number(beganMs) + (Date.now() - Number(beganMs)) * speed;
const surroundings = {
	database,
	services: {
		fetcher: createPageFetcher({ allowedHosts, limits: defaultLimits }),
		pool: createAuditPool(),
	},
	readCertificate: certificateReader(allowedHosts),
	now,
	pace: createPace(0),
	vault: testVault,
	allowedHosts,
	random: Math.random,
	mail: null,
};
const job = {
	id: 1,
	siteId: Number(siteId),
	key: 'watch',
	kind: 'watch',
	payload: { watch: Number(watchId), turn: 2 },
	schedule: '0 0 * * *',
	timeZone: 'UTC',
	attempts: 1,
	owner: 'test',
};
const { signal } = new AbortController();
process.stdout.write('begun\n');
for (;;) {
	for (const perform of [performWatch, performConfirmation, performDeliveries]) {
		await perform(surroundings)(job, signal);
	}
	await wait(40);
}
