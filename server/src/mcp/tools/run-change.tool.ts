import * as z from 'zod';
import { operationAnswer, operationHead, operationItem } from '../operations/operation-answer.ts';
import { operationInput } from '../operations/operation-input.ts';
import { changesSomething, operationNamed } from '../operations/operations.ts';
import { defineTool, refused } from '../tool.ts';
import { dryRun } from './keyword-parameters.ts';
import { operationParameters } from './run-operation.tool.ts';

export const runChange = defineTool({
	name: 'run_change',
	title: 'Run an operation that changes something',
	description:
		'Starts or stops a crawl, notes changes, or removes something, as find_operation describes.',
	scope: ['keywords:write', 'optimize'],
	effect: 'changes',
	readsWeb: true,
	input: z.object({ ...operationParameters, dry_run: dryRun }),
	head: operationHead.extend({ dry_run: z.boolean() }),
	item: operationItem,
	async answer({ dry_run, ...input }, call) {
		const operation = operationNamed(input.operation);
		if (!changesSomething(operation)) {
			throw refused(`${operation.name} changes nothing. run_operation runs it.`);
		}
		const given = await operationInput(operation, input.arguments, call);
		const { client, now, signal } = call;
		const output = await client.call(operation, { ...given, dry_run }, { signal });
		const { head, items } = operationAnswer(operation, output, now);
		return { head: { dry_run, ...head }, items };
	},
});
