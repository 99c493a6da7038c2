import { type ConsoleCall, consoleHeader } from '@plumbline/console/contract';
import { UnexpectedAnswerError } from '@plumbline/core/api';
import type * as z from 'zod/mini';
import { failureOf } from './send.ts';

/** Makes a call whose body is a file. Only XMLHttpRequest says how much of it was sent. */
export function sendFile<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
	call: ConsoleCall<Input, Output>,
	input: z.input<Input> & Record<string, string>,
	{ file, onSent }: { readonly file: Blob; readonly onSent: (share: number) => void },
): Promise<z.output<Output>> {
	const request = new XMLHttpRequest();
	request.open('POST', `${call.path}?${new URLSearchParams(input)}`);
	request.setRequestHeader('content-type', 'text/csv');
	request.setRequestHeader(consoleHeader, '1');
	request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total);
	return new Promise((resolve, reject) => {
		request.onerror = () => reject(new TypeError('The server cannot be reached.'));
		request.onload = () => {
			const body = jsonOf(request.responseText);
			const parsed = call.output.safeParse(body);
			if (request.status >= 400) reject(failureOf(body, request.status));
			else if (parsed.success) resolve(parsed.data);
			else reject(new UnexpectedAnswerError(request.status, parsed.error));
		};
		request.send(file);
	});
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
