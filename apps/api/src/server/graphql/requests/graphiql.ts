import type { FastifyInstance, FastifyReply } from 'fastify'
import { closedPolicy } from '../../http/headers/content-security-policy.ts'

/** The policy allows the editor's inline styles and font; scripts and workers come only from our origin. */
const CONTENT_SECURITY_POLICY = closedPolicy({
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
})

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>GraphiQL</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/graphiql/editor.css">
    <style>html, body, #root { height: 100%; margin: 0; overflow: hidden; }</style>
  </head>
  <body>
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
    <script src="/graphiql/workers.js"></script>
    <script src="/graphiql/editor.js"></script>
    <script src="/graphiql/start.js"></script>
  </body>
</html>`

/** The script that names the addresses of the editor's workers. */
const WORKERS = `self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => '/graphiql/' + label + '.js',
}`

const FIRST_QUERY = `# To ask as a member, send an id token with it, under Headers:
# { "Authorization": "Bearer …" }
{ __typename }
`

const START = `YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), {
  title: 'GraphiQL',
  endpoint: '/graphql',
  defaultQuery: ${JSON.stringify(FIRST_QUERY)},
})`

/** `GET /graphiql`: an editor for the open endpoint of the demo school, with its files under `/graphiql/`. */
export function mountGraphiQL(app: FastifyInstance): void {
  const serve = (path: string, type: string, text: () => string | Promise<string>) =>
    app.get(path, async (_request, reply) => send(reply.type(`${type}; charset=utf-8`), await text()))
  const script = (name: string, text: () => string | Promise<string>) =>
    serve(`/graphiql/${name}.js`, 'text/javascript', text)

  serve('/graphiql', 'text/html', () => PAGE)
  serve('/graphiql/editor.css', 'text/css', async () => (await editor()).css)
  script('workers', () => WORKERS)
  script('editor', async () => (await editor()).js)
  script('start', () => START)
  script('editorWorkerService', async () => (await editor()).editorWorkerService)
  script('json', async () => (await editor()).jsonWorker)
  script('graphql', async () => (await editor()).graphqlWorker)
}

const send = (reply: FastifyReply, text: string) =>
  reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', CONTENT_SECURITY_POLICY)
    .send(text)

/** Imports GraphiQL's files as texts on first use, because they have nine megabytes. */
const editor = () => import('@graphql-yoga/render-graphiql/graphiql')
