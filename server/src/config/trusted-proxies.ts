import { isIP } from 'node:net';
import { ExpectedError } from '../process/expected-error.ts';

/** Reads PLUMBLINE_TRUSTED_PROXIES: `127.0.0.1, 10.0.0.0/8, fd00::/8`. */
export function parseTrustedProxies(list: string): readonly string[] {
	const entries = list
		.split(',')
		.map((entry) => entry.trim())
		.filter((entry) => entry !== '');
	const wrong = entries.find((entry) => !isNetwork(entry));
	if (wrong === undefined) return entries;
	throw new ExpectedError(
		'configuration',
		`PLUMBLINE_TRUSTED_PROXIES: “${wrong}” is not an address or a network. Write, for example, “127.0.0.1, 10.0.0.0/8”.`,
	);
}

/** A network that includes everybody would let each client choose its address. */
function isNetwork(entry: string): boolean {
	const [address = '', bits, ...others] = entry.split('/');
	const family = isIP(address);
	if (family === 0 || others.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && isWithin(Number(bits), family));
}

const isWithin = (bits: number, family: number) => bits >= 1 && bits <= (family === 4 ? 32 : 128);
