import { expect, test } from 'vitest';
import { readDockerfile } from './read-dockerfile.ts';

test('the last stage determines what runs', () => {
	const text = `FROM a AS build
ENV LEFT=out
# A note
FROM b
ENV HOST=0.0.0.0 \\
    PORT=1
USER node
VOLUME /data
HEALTHCHECK --interval=30s \\
  CMD ["node", "-e", "CMD(1)"]
ENTRYPOINT ["plumbline"]
CMD ["serve"]
`;
	expect(readDockerfile(text)).toEqual({
		environment: { HOST: '0.0.0.0', PORT: '1' },
		start: ['plumbline', 'serve'],
		healthcheck: ['node', '-e', 'CMD(1)'],
		user: 'node',
		volumes: ['/data'],
	});
});
