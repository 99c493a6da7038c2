/**
 * The browser’s result; null if it delivers none. It never says why: the network, the server, a
 * timeout or a refusal. Only its own promises belong here, so that mistakes of ours still throw.
 */
export const unlessRefused = <Part>(asked: Promise<Part>): Promise<Part | null> =>
	asked.catch(() => null);
