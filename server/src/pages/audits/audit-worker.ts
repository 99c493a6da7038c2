import nodeModule from 'node:module';
import { parentPort } from 'node:worker_threads';
import { hasCode } from '../../process/expected-error.ts';
import { yieldToMainThread } from '../../process/yield-to-main-thread.ts';
import type { AuditResult, AuditTask } from './audit-task.ts';

// Each thread has to enable the cache itself, before it imports the engine.
nodeModule.enableCompileCache?.();
yieldToMainThread();
const { runAudit } = await import('./run-audit.ts');

// One audit at a time: the pool sends the next task after the answer.

export type AuditAnswer =
	| { readonly kind: 'audited'; readonly result: AuditResult }
	| { readonly kind: 'too_large' }
	| { readonly kind: 'failed'; readonly error: unknown };

/** `ready` is sent once, before the first answer. */
export type AuditMessage = { readonly kind: 'ready' } | AuditAnswer;

const say = (message: AuditMessage) => parentPort?.postMessage(message);
parentPort?.on('message', async (task: AuditTask) => say(await answer(task)));
say({ kind: 'ready' });

async function answer(task: AuditTask): Promise<AuditAnswer> {
	try {
		return { kind: 'audited', result: await runAudit(task) };
	} catch (error) {
		return hasCode(error, 'html_too_large') ? { kind: 'too_large' } : { kind: 'failed', error };
	}
}
