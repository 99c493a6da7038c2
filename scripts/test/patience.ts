import { fileURLToPath } from 'node:url';

/** Guards against hanging tests, in ms, with room for a slow machine that is busy as well. */
export const patience = {
	testTimeout: 180_000,
	hookTimeout: 180_000,
	expect: { poll: { timeout: 60_000 } },
};

/** The set-up file that gives `vi.waitFor` the same patience; it has no setting of its own. */
export const patientWaits = fileURLToPath(new URL('./patient-waits.ts', import.meta.url));
