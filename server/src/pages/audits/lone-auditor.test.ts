import { expect, test } from 'vitest';
import { createLoneAuditor } from './lone-auditor.ts';

const auditor = createLoneAuditor({ run: () => Promise.reject(new Error('in the pool')) });

const audit = (text: string) =>
	auditor.run({ html: { kind: 'text', text }, mostBytes: 15_000_000, options: { geo: 'us' } });

test('an ordinary page is audited without a thread, a long one in the pool', async () => {
	expect((await audit('<!doctype html><title>Rye')).report.counts.error).toBe(0);
	await expect(audit(`<p>${'rye '.repeat(300_000)}`)).rejects.toThrow('in the pool');
});
