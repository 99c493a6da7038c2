import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
	type AuditPool,
	createAuditPool,
	defaultPoolLimits,
	type PoolLimits,
} from './audit-pool.ts';
import type { AuditTask } from './audit-task.ts';

function auditPool(limits: Partial<PoolLimits> = {}): AuditPool {
	const pool = createAuditPool({ ...defaultPoolLimits, threads: 1, ...limits });
	onTestFinished(() => pool.close());
	return pool;
}

function task(text: string): AuditTask {
	return {
		html: { kind: 'text', text },
		mostBytes: 20_000_000,
		options: { geo: 'us', scope: 'document' },
	};
}

const page = task('<!doctype html><title>Bread</title><h1>Bread</h1>');

test('audits text', async () => {
	const { report, charset, ruleErrors } = await auditPool().run(page);
	expect(report.page.title).toBe('Bread');
	expect(charset).toBe('utf-8');
	expect(ruleErrors).toEqual([]);
});

test('decodes bytes by the declared encoding, and reports which one it used', async () => {
	const bytes = Buffer.from('<title>\x93\xfa\x96\x7b</title>', 'latin1');
	const html = { kind: 'bytes', bytes, charset: 'x-sjis' } as const;
	const { report, charset } = await auditPool().run({ ...page, html });
	expect(report.page.title).toBe('日本');
	expect(charset).toBe('shift_jis');
});

test('decodes the value of a form, where a plus is a space', async () => {
	const html = { kind: 'form', bytes: Buffer.from('<title>a+b%2Bc%E3%83%91</title>') } as const;
	const { report } = await auditPool().run({ ...page, html });
	expect(report.page.title).toBe('a b+cパ');
});

test('refuses content larger than the task allows', async () => {
	await expect(auditPool().run({ ...page, mostBytes: 10 })).rejects.toMatchObject({
		code: 'html_too_large',
	});
});

test('a page that takes too long is refused', async () => {
	const long = task('<p><b>x</b>'.repeat(100_000));
	await expect(auditPool({ auditMs: 0 }).run(long)).rejects.toMatchObject({
		code: 'page_too_complex',
	});
});

test('a slow thread start does not count against the page', async () => {
	const pool = auditPool();
	// A thread of an earlier test would not have to start.
	await pool.rest();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	const audited = pool.run(page);
	// Messages of the thread are handled after this task, so the fake clock runs first.
	vi.advanceTimersByTime(10 * defaultPoolLimits.auditMs);
	await expect(audited).resolves.toHaveProperty('report');
});

test('a page that takes too much memory is refused, and the next one is audited', async () => {
	const pool = auditPool({ memoryMb: 60 });
	await pool.run(page);
	const huge = task('<p><b>x</b>'.repeat(400_000));
	await expect(pool.run(huge)).rejects.toMatchObject({ code: 'page_too_complex' });
	await expect(pool.run(page)).resolves.toHaveProperty('report');
});

test('refuses a task at once if it would wait too long in the queue', async () => {
	const pool = auditPool({ waitingTasks: 1 });
	const first = pool.run(page);
	const second = pool.run(page);
	await expect(pool.run(page)).rejects.toMatchObject({ code: 'overloaded' });
	await expect(Promise.all([first, second])).resolves.toHaveLength(2);
});

test('an account never has all threads', async () => {
	const pool = auditPool({ threads: 1, waitMs: 60_000 });
	const audits = [1, 1, 2].map((accountId) => pool.forAccount(accountId).run(page));
	expect(pool.load()).toEqual({ running: 2, waiting: 1 });
	await Promise.all(audits);
	expect(pool.load()).toEqual({ running: 0, waiting: 0 });
});

test('an idle pool has no threads until the next page', async () => {
	const pool = auditPool();
	await pool.run(page);
	const started = countThreads();
	await pool.run(page);
	expect(started()).toBe(0);
	await pool.rest();
	await expect(pool.run(page)).resolves.toHaveProperty('report');
	expect(started()).toBe(1);
});

test('a closed pool leaves its idle threads to the next one with the same limits', async () => {
	const pool = auditPool();
	await pool.rest();
	await pool.run(page);
	await pool.close();
	const started = countThreads();
	await expect(auditPool().run(page)).resolves.toHaveProperty('report');
	expect(started()).toBe(0);
	await auditPool({ memoryMb: 500 }).run(page);
	expect(started()).toBe(1);
});

test('a thread that has loaded rules of a project is not left to the next pool', async () => {
	const pool = auditPool();
	await pool.rest();
	await pool.run({ ...page, ownRulesIn: 'data:text/javascript,export default { ownRules: [] }' });
	await pool.close();
	const started = countThreads();
	await expect(auditPool().run(page)).resolves.toHaveProperty('report');
	expect(started()).toBe(1);
});

function countThreads(): () => number {
	let started = 0;
	const count = () => void started++;
	process.on('worker', count);
	onTestFinished(() => void process.off('worker', count));
	return () => started;
}

test('counts the bytes in the queue', async () => {
	const pool = auditPool({ waitingBytes: 10 });
	await expect(pool.run(page)).rejects.toMatchObject({ code: 'overloaded' });
});

test('skips a request whose caller gave up', async () => {
	const pool = auditPool();
	const first = pool.run(page);
	const stop = new AbortController();
	const second = pool.run(page, stop.signal);
	stop.abort(new Error('gone'));
	await expect(second).rejects.toThrow('gone');
	await expect(first).resolves.toHaveProperty('report');
});

test('closes while an answer is on its way', async () => {
	expect(await exitCode()).toBe(0);
});

test('ignores the import reports of watch mode', async () => {
	expect(await exitCode({ WATCH_REPORT_DEPENDENCIES: '1' })).toBe(0);
});

async function exitCode(environment: Readonly<Record<string, string>> = {}): Promise<unknown> {
	const worker = fileURLToPath(new URL('../../testing/pool-worker.ts', import.meta.url));
	const env = { ...process.env, ...environment };
	const [code] = await once(spawn(process.execPath, [worker], { env, stdio: 'inherit' }), 'exit');
	return code;
}
