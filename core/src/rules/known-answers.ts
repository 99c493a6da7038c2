import type { KnownAddress } from '../facts/given/site-facts.ts';

/** Server errors that pass, and refusals of machines, say nothing of what people and engines get. */
const passing: ReadonlySet<number> = new Set([503, 520, 521, 522, 523, 524, 525, 526, 527, 530]);

/** Whether nobody gets anything there. */
export const isBroken = ({ status }: KnownAddress): boolean =>
	status === 404 || status === 410 || (status >= 500 && status < 600 && !passing.has(status));
