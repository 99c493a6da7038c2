import type { Auditor } from './audit-pool.ts';
import { sizeOf } from './audit-task.ts';

/** Longer pages go to the pool, which limits their time and memory. */
const mostBytes = 1024 * 1024;

/** For a single page: starting a thread takes longer than auditing an ordinary page in this one. */
export function createLoneAuditor(pool: Auditor): Auditor {
	return {
		run: async (task, signal) => {
			if (sizeOf(task) > mostBytes) return pool.run(task, signal);
			const { runAudit } = await import('./run-audit.ts');
			signal?.throwIfAborted();
			return runAudit(task);
		},
	};
}
