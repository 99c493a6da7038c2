import { xmlText } from '@plumbline/core';
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
<id>tag:${xmlText(hostOf(domain))},2026:plumbline/watch/${watchId}</id>
<title>${xmlText(`${domain}: ${watch}`)}</title>
<author><name>Plumbline</name></author>
<updated>${new Date(newest).toISOString()}</updated>
${messages.map(entry).join('')}</feed>
`;
}

const entry = ({ createdMs, id, text, title }: Message) => `<entry>
<id>urn:uuid:${id}</id>
<title>${xmlText(title)}</title>
<updated>${new Date(createdMs).toISOString()}</updated>
<content type="text">${xmlText(text)}</content>
</entry>
`;

/** A site may have a port and a folder. */
const hostOf = (domain: string) => domain.replace(/[:/].*/, '');
