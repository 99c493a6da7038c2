import type { Message } from '../messages/message.ts';

interface Feed {
	/** Domain of the site. */
	readonly domain: string;
	readonly watchId: number;
	/** Name of the watch. */
	readonly watch: string;
	readonly messages: readonly Message[];
}

/** RFC 4287. Texts of pages are text there, never markup. */
export function atomFeed({ domain, messages, watch, watchId }: Feed): string {
	const newest = messages.reduce((last, { createdMs }) => Math.max(last, createdMs), 0);
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>tag:${escaped(hostOf(domain))},2026:plumbline/watch/${watchId}</id>
<title>${escaped(`${domain}: ${watch}`)}</title>
<author><name>Plumbline</name></author>
<updated>${new Date(newest).toISOString()}</updated>
${messages.map(entry).join('')}</feed>
`;
}

const entry = ({ createdMs, id, text, title }: Message) => `<entry>
<id>urn:uuid:${id}</id>
<title>${escaped(title)}</title>
<updated>${new Date(createdMs).toISOString()}</updated>
<content type="text">${escaped(text)}</content>
</entry>
`;

/** A site may have a port and a folder. */
const hostOf = (domain: string) => domain.replace(/[:/].*/, '');

/** XML has no way to write most control characters. */
const escaped = (text: string) =>
	text
		.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
