import { expect, test } from 'vitest';
import { tokenVerdict } from './token-verdict.ts';

const refused = (body: object) =>
	tokenVerdict({ status: 400, headers: new Headers(), body, isJson: true }, 'oauth', 0);

test('a sign-in that a Workspace ends is not taken for a project in testing', () => {
	const description = { error: 'invalid_grant', error_description: 'reauth related error' };
	expect(refused({ ...description, error_subtype: 'invalid_rapt' })).toMatchObject({
		failure: 'credentials',
		remedy: expect.stringContaining('Google Cloud session control'),
	});
	expect(refused(description)).toMatchObject({
		failure: 'credentials',
		remedy: expect.stringContaining('seven days'),
	});
});
