import { expect, test } from 'vitest';
import { createFairQueue, type Queued } from './fair-queue.ts';

interface Page extends Queued {
	readonly name: string;
}

const page = (owner: number | null, name: string, bytes = 1): Page => ({ owner, name, bytes });

function queueOf(pages: readonly Page[], waitingTasks = 100, waitingBytes = 1000) {
	const queue = createFairQueue<Page>({ waitingTasks, waitingBytes });
	const added = pages.map((one) => queue.add(one));
	return { queue, added };
}

function inOrder({ queue }: ReturnType<typeof queueOf>): string[] {
	const names: string[] = [];
	for (let one = queue.next(() => true); one; one = queue.next(() => true)) names.push(one.name);
	return names;
}

test('accounts take turns', () => {
	const pages = [page(1, 'a1'), page(1, 'a2'), page(1, 'a3'), page(2, 'b1'), page(3, 'c1')];
	expect(inOrder(queueOf([...pages, page(2, 'b2')]))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('small pages of an account go before its large ones, otherwise first come first served', () => {
	const pages = [page(1, 'huge', 9), page(1, 'small'), page(1, 'large', 5), page(1, 'small too')];
	expect(inOrder(queueOf(pages))).toEqual(['small', 'small too', 'large', 'huge']);
});

test('an account that is not allowed to start waits, and keeps its turn', () => {
	const { queue } = queueOf([page(1, 'a1'), page(2, 'b1'), page(2, 'b2')]);
	expect(queue.next((owner) => owner !== 1)?.name).toBe('b1');
	expect(queue.next(() => true)?.name).toBe('a1');
});

test('an account can fill half of the queue, a command all of it', () => {
	const pages = [1, 1, 1, 2, 2, 3].map((owner) => page(owner, ''));
	expect(queueOf(pages, 4).added).toEqual([true, true, false, true, true, false]);
	const large = [page(1, '', 6), page(1, '', 4), page(2, '', 5)];
	expect(queueOf(large, 100, 10).added).toEqual([false, true, true]);
	expect(queueOf([page(null, '', 6), page(null, '', 4)], 2, 10).added).toEqual([true, true]);
});

test('a removed page never gets its turn', () => {
	const queued = queueOf([page(1, 'stays')]);
	const gone = page(1, 'gone');
	queued.queue.add(gone);
	expect([queued.queue.remove(gone), queued.queue.remove(gone)]).toEqual([true, false]);
	expect(inOrder(queued)).toEqual(['stays']);
});
