import { createAuditPool, defaultPoolLimits } from '../pages/audits/audit-pool.ts';
import type { AuditTask } from '../pages/audits/audit-task.ts';

// A process that closes a pool right after its thread has answered, before the pool handles the answer.

const task: AuditTask = {
	html: { kind: 'text', text: '<title>Bread</title>' },
	mostBytes: 1000,
	options: { geo: 'us', scope: 'document' },
};
const pool = createAuditPool({ ...defaultPoolLimits, threads: 1 });
await pool.run(task);
const unheard = pool.run(task).catch(() => null);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
await pool.close();
await unheard;
