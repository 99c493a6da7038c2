import * as z from 'zod';
import { operationAnswer, operationHead, operationItem } from '../operations/operation-answer.ts';
import { operationInput } from '../operations/operation-input.ts';
import { changesSomething, operationNamed } from '../operations/operations.ts';
import { defineTool, refused } from '../tool.ts';

/** The parameters of running any operation. */
export const operationParameters = {
	operation: z.string().describe('Its name from find_operation.'),
	arguments: z.prefault(z.record(z.string(), z.unknown()), {}),
};

export const runOperation = defineTool({
	name: 'run_operation',
	title: 'Run an operation that reads',
	description:
		'Answers an operation of find_operation that changes nothing. Its own limit and offset lead to further rows.',
	scope: ['read', 'optimize'],
	effect: 'reads',
	readsWeb: true,
	input: z.object(operationParameters),
	head: operationHead,
	item: operationItem,
	async answer(input, call) {
		const operation = operationNamed(input.operation);
		if (changesSomething(operation)) {
			throw refused(`${operation.name} changes something. run_change runs it.`);
		}
		const given = await operationInput(operation, input.arguments, call);
		const { client, now, signal } = call;
		return operationAnswer(operation, await client.call(operation, given, { signal }), now);
	},
});
