import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In bytes. Tests keep less than half of this at a time. */
const usualNeed = 4e9;

/**
 * A folder in memory for the files of tests, which exist for seconds: on a disk, creating and
 * deleting them takes up to a sixth of all processor time. It is deleted when this process exits.
 * Undefined where memory is short, and where it cannot run programs, as in many containers.
 */
export function folderInMemory(memory = '/dev/shm', needed = usualNeed): string | undefined {
	if (Math.min(freeBytes(memory), process.availableMemory() / 2) < needed) return undefined;
	const folder = mkdtempSync(path.join(memory, 'plumbline-test-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
	// Programs that refuse to run as root have folders in it.
	chmodSync(folder, 0o711);
	return canRunPrograms(folder) ? folder : undefined;
}

function freeBytes(folder: string): number {
	try {
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize;
	} catch {
		return 0; // Only Linux has it.
	}
}

function canRunPrograms(folder: string): boolean {
	const program = path.join(folder, 'program');
	writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
	return spawnSync(program).status === 0;
}
