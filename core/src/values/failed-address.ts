import { hasDoubledProtocol } from '../addresses/doubled-protocol.ts';
import { isTemplateAlone, printedIn } from './failed-value.ts';

/** Clears nearly all addresses. */
const mayFail = /undefined|null|nan|none|false|object|zgotmplz|hahahugo|[{<$%[]|missing: |liquid /i;

/** Only texts have these; those of other languages are encoded. */
const isText = /^(?:[[{*]|[^/?#]*(?:\s|%!))/;

/** A scheme that was put before an address that has one, or made secure twice. */
const secondScheme = /^\s*(?:httpss:|https?:\/\/\s+https?:)/i;

/** A host, a mailbox or a number that a program printed for one that is missing. */
const nobody =
	/^(?:(?:https?:)?\/\/(?:undefined|null|none|nan|false)(?=[:/?#]|$)|(?:mailto|tel|sms):\+?(?:undefined|null|nan|none|false)(?=\?|$))/i;

/** Objects, variables and other texts that no address has. */
const printed =
	/(?:\[|%5B)object(?: |%20|\+)[A-Z]\w+(?:\]|%5D)?|(?:\{|%(?:25)?7B){2}[^{}/]{1,80}?(?:\}|%(?:25)?7D){2}|\$(?:\{|%7B)[^{}/]{1,80}?(?:\}|%7D)|(?:<|%3C)%=?[^<>/]{1,80}%(?:>|%3E)|%(?:PUBLIC_URL|(?:REACT_APP|VITE)_\w+)%|%%[a-z_]{2,40}%%|%25%25[a-z_]{2,40}%25%25|#?ZgotmplZ|hahahugoshortcode|[?&](?:title|description)=%25(?:title|description)\b/i;

const pathOf = /^(?:(?:https?:)?\/\/[^/?#]*)?([^?#]*)/i;

/** A part of the path that is missing; the spelling counts. */
const missingPart = /(?:^|\/)(undefined|null|NaN)(?=\/|\.\w{2,5}$|$)/;

interface FailedAddress {
	/** The text that was printed; a page about it may have it in its address. */
	readonly text: string;
	/** `part`: a folder or a file of the path, which may have this name. */
	readonly kind: 'sure' | 'part';
}

/** Finds a text in an address that a program printed instead of a value; null if it may be meant. */
export function failedAddress(written: string): FailedAddress | null {
	if (hasDoubledProtocol(written) || secondScheme.test(written)) {
		return { text: written, kind: 'sure' };
	}
	if (!mayFail.test(written) || written.startsWith('data:')) return null;
	const [text] = nobody.exec(written) ?? printed.exec(written) ?? [];
	if (text !== undefined) return { text, kind: 'sure' };
	if (isText.test(written) && (isTemplateAlone(written) || printedIn(written, 'field'))) {
		return { text: written, kind: 'sure' };
	}
	const [, path = ''] = pathOf.exec(written) ?? [];
	const part = missingPart.exec(path)?.[1];
	return part === undefined ? null : { text: part, kind: 'part' };
}
