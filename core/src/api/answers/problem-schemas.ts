import { problemSchema } from '../problem.ts';
import { named, objectIn } from './named-schema.ts';

export const problemSchemas = [
	named('Problem', problemSchema, 'Why a call was refused: RFC 9457, with a code.', {
		type: ['The page that explains the code.', '/docs#invalid_parameter'],
		title: ['The kind of problem.', 'A parameter is missing or wrong.'],
		status: ['The HTTP status of the answer.', 400],
		detail: ['The mistake, and how to correct it.', 'geo: Missing. The country, as two letters.'],
		instance: ['The path of the call.', '/api/v3/optimization/onpage'],
		code: ['Names the problem; a client may switch over it.', 'invalid_parameter'],
		errors: 'Each wrong parameter; empty if the problem is about none.',
		request_id: ['Identifies the call in the server log.', 'b7a1c2f0-5d1e-4f51-9d07-6d8d1c3f2a11'],
	}),
	named(
		'WrongParameter',
		objectIn(problemSchema.shape.errors),
		'A parameter that is missing or wrong.',
		{
			parameter: ['The name of the parameter; empty if it is about all of them.', 'geo'],
			message: ['The expected value.', 'Missing. The country, as two letters.'],
		},
	),
];
