import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { dayMs } from '@plumbline/core/time';
import { faultsIn } from '../extension/faults-in.ts';
import { headlessStoryOptions } from '../launch-options.ts';
import { daysAfter, plannedDomain, startPlannedSite } from './planned-site.ts';

test.use({ launchOptions: headlessStoryOptions, timezoneId: 'UTC' });

test('a change is planned, noted, judged four weeks later as planned, and reported by mail and link', async ({
	browser,
	page,
}) => {
	const site = await startPlannedSite();
	try {
		await page.goto(site.server.link);
		await page.getByRole('combobox', { name: 'Site' }).selectOption(plannedDomain);
		await page.getByRole('link', { name: 'Plan a change', exact: true }).click();
		await expect(page.getByText('80 of 80 pages can be used.')).toBeVisible();
		const verdict = page.locator('p.notice');
		await expect(verdict).toContainText('Change 40 pages and leave 40 alone');
		await page.getByRole('radio', { name: 'All at once' }).check();
		await expect(verdict).toContainText('nothing to compare with');
		await expect(page.getByRole('button', { name: 'Keep this plan' })).toHaveCount(0);
		await page.getByRole('radio', { name: 'Half, by lot' }).check();
		await expect(page.getByText(/^Tried on the past: at \d+ earlier dates/)).toBeVisible();
		expect(await faultsIn(page)).toEqual([]);

		const [saved] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'CSV' }).click(),
		]);
		expect(saved.suggestedFilename()).toBe('guides.example Pages of the plan.csv');
		const lines = readFileSync(await saved.path(), 'utf8')
			.trim()
			.split('\r\n')
			.slice(1);
		const changed = lines.filter((line) => line.includes(',Change,'));
		expect([lines.length, changed.length]).toEqual([80, 40]);

		await expect(page.getByText('From now on leave the other 40 pages alone.')).toBeVisible();
		const note = 'Titles as <b>questions</b>';
		await page.getByLabel('What will change').fill(note);
		await page.getByRole('button', { name: 'Keep this plan' }).click();
		const kept = page.getByRole('listitem').filter({ hasText: note });
		await expect(kept).toContainText('40 pages to change, 40 left alone');
		// Its pages are taken now.
		await expect(verdict).toContainText('80 pages were changed lately');
		await kept.getByRole('button', { name: 'Note as made' }).click();
		await expect(kept).toContainText('Made on');

		await page.getByRole('link', { name: 'Report', exact: true }).click();
		await page.getByLabel('Mail addresses').fill('client@guides.example');
		await page.getByRole('button', { name: 'Send from now on' }).click();
		await expect(page.getByText('The next report is sent on')).toBeVisible();
		expect(site.mails).toEqual([]);

		await site.letDaysPass(changed.map((line) => line.split(',')[0] ?? ''));
		await page.clock.setFixedTime(Date.now() + daysAfter * dayMs);
		// The session of the week of the plan is over.
		const { origin } = new URL(page.url());
		const asked = ['--account', 'Sample account', '--url', origin];
		const said = await site.server.command('console', ...asked);
		await page.goto(said.match(/http:\S+/)?.[0] ?? '');
		await page.getByRole('combobox', { name: 'Site' }).selectOption(plannedDomain);
		await page.getByRole('link', { name: 'Did it work', exact: true }).click();
		await page.getByRole('button', { name: note }).click();
		const answer = page.locator('aside.detail');
		await expect(answer).toContainText('More clicks');
		await expect(answer).toContainText('As planned, beside the 40 pages that were kept apart.');

		await page.getByRole('link', { name: 'Report', exact: true }).click();
		await expect(page.getByText('As planned, beside the 40 pages').first()).toBeVisible();
		const report = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Save the report' }).click();
		const file = readFileSync(await (await report).path(), 'utf8');
		expect(file).toContain('Titles as &lt;b&gt;questions&lt;/b&gt;');
		expect(file).toContain('As planned, beside the 40 pages that were kept apart.');
		await page.getByRole('button', { name: 'Create a link' }).click();
		const link = page.getByText('#share=');
		const client = await browser.newPage();
		await client.goto((await link.textContent()) ?? '');
		await expect(client.getByText('As planned, beside the 40 pages').first()).toBeVisible();

		await expect.poll(() => site.mails.length).toBe(1);
		const [mail = ''] = site.mails;
		expect(mail).toContain('To: client@guides.example');
		expect(mail).toContain('As planned, beside the 40 pages that were kept apart.');
		const [, attached = ''] = mail.split(/filename=report-[\d-]+\.html\r\n\r\n/);
		const sent = Buffer.from(attached.split('\r\n--')[0] ?? '', 'base64').toString();
		expect(sent).toContain('Titles as &lt;b&gt;questions&lt;/b&gt;');
		expect(sent).toContain('As planned, beside the 40 pages that were kept apart.');
	} finally {
		await site.stop();
	}
});
