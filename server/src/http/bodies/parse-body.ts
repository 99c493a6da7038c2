import { parseForm } from '../parameters/form.ts';
import { parseJson } from './parse-json.ts';
import { type MultipartForm, parseMultipart } from './parse-multipart.ts';

export interface Body extends MultipartForm {
	readonly format: 'json' | 'form' | 'multipart';
	readonly bytes: Uint8Array;
}

/** The parameters of a body; JSON can be any value. */
export function parseBody({ format, bytes, ...form }: Body): unknown {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	switch (format) {
		case 'json':
			return parseJson(buffer);
		case 'form':
			return parseForm(buffer);
		case 'multipart':
			return parseMultipart(buffer, form);
	}
}
