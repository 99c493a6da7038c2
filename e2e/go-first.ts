import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const first = -20;

/** Lets this process and its descendants go before all others; false where the system forbids it. */
export function goFirst(): boolean {
	const own = String(process.pid);
	for (const id of descendantsOf(own)) {
		// The process may have ended, and only an administrator may do this.
		try {
			for (const thread of readdirSync(`/proc/${id}/task`)) setPriority(Number(thread), first);
			// Some kernels share out the processor by session first. This one has other tests in its own.
			if (id !== own) writeFileSync(`/proc/${id}/autogroup`, String(first));
		} catch {}
	}
	return getPriority() === first;
}

function descendantsOf(id: string): readonly string[] {
	try {
		const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
		return [id, ...children.split(' ').filter(Boolean).flatMap(descendantsOf)];
	} catch {
		return [];
	}
}
