import { expect, test } from 'vitest';
import { type AuditedPages, auditEach } from './audit-each.ts';

interface Asked {
	readonly failing?: readonly string[];
	readonly lastFailing?: string;
	readonly abortAfter?: string;
}

async function audited({ abortAfter, failing = [], lastFailing }: Asked) {
	const gone = new AbortController();
	const log: string[] = [];
	const steps: AuditedPages[] = [];
	const done = await auditEach(['/a', '/b', '/c'], {
		audit: async (url) => {
			log.push(url);
			if (url === abortAfter) gone.abort();
			if (failing.includes(url) || url === lastFailing) throw new Error(`no ${url}`);
		},
		rest: async () => log.push('rest'),
		isLast: (failure) => (failure as Error).message === `no ${lastFailing}`,
		onStep: (step) => steps.push(step),
		signal: gone.signal,
	});
	return { log, steps, done };
}

test('pages are audited one after the other, with a rest between them', async () => {
	const { done, log, steps } = await audited({});
	expect(log).toEqual(['/a', 'rest', '/b', 'rest', '/c']);
	expect(steps.map((step) => step.audited)).toEqual([1, 2, 3]);
	expect(done).toEqual({ audited: 3, failed: 0, error: null });
});

test('a page that fails does not stop the others, and the first failure is kept', async () => {
	const { done } = await audited({ failing: ['/a', '/c'] });
	expect(done).toMatchObject({ audited: 1, failed: 2, error: { message: 'no /a' } });
});

test('a failure of all pages stops, and so does somebody who leaves', async () => {
	await expect(audited({ lastFailing: '/b' })).rejects.toThrow('no /b');
	const { done, log } = await audited({ abortAfter: '/a' });
	expect(log).toEqual(['/a', 'rest']);
	expect(done.audited).toBe(1);
});
