import { unlessRefused } from '../../requests/unless-refused.ts';

const patienceMs = 8000;
/** Larger files are not images. */
const maxBytes = 50_000_000;

/** The size in bytes of the file at a URL; null when its server does not say. */
export async function fetchFileSize(address: string, signal: AbortSignal): Promise<number | null> {
	const stated = await ask(address, 'HEAD', signal, statedSize);
	return stated ?? (signal.aborted ? null : ask(address, 'GET', signal, countedSize));
}

async function ask(
	address: string,
	method: string,
	signal: AbortSignal,
	sizeOf: (response: Response) => number | null | Promise<number | null>,
): Promise<number | null> {
	const asked = fetch(address, {
		method,
		// The request must not sign the user out, count as a visit or identify anybody.
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
		signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
	});
	const response = await unlessRefused(asked);
	return response?.ok ? sizeOf(response) : null;
}

const statedSize = ({ headers }: Response) => Number(headers.get('content-length')) || null;

async function countedSize({ body }: Response): Promise<number | null> {
	const reader = body?.getReader();
	if (!reader) return null;
	for (let bytes = 0; ; ) {
		const part = await unlessRefused(reader.read());
		if (!part) return null;
		if (part.done) return bytes;
		bytes += part.value.length;
		if (bytes > maxBytes) {
			await unlessRefused(reader.cancel());
			return null;
		}
	}
}
