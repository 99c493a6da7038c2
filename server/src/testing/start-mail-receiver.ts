import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on 127.0.0.1 that accepts every mail. */
export async function startMailReceiver() {
	const mails: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		onData(stream, _session, callback) {
			text(stream).then((mail) => {
				// Quoted-printable breaks long lines, wherever an address of this run makes them long.
				mails.push(mail.replaceAll('=\r\n', ''));
				callback();
			}, callback);
		},
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// The address of a listening TCP server is never a string.
	const { port } = server.server.address() as AddressInfo;
	const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return { mails, smtpUrl: `smtp://127.0.0.1:${port}`, stop };
}
