import { type Context, Hono } from 'hono'
import {
  adminIdeaRequest,
  type FeedbackPage,
  feedbackQuery,
  feedbackUpdate,
  type IdeasPage,
  ideasChosen,
  ideasQuery,
  ideaUpdate,
} from '#shared/contract/admin.ts'
import { lastPage } from '#shared/contract/common.ts'
import { openDatabase } from '../db/open.ts'
import { notFound } from '../http/errors.ts'
import { readBody, readId, readQuery } from '../http/validate.ts'
import type { AdminEnv } from '../identity/guards.ts'
import {
  listFeedbackPage,
  listIdeasPage,
  markFeedback,
  markIdeas,
  removeFeedback,
  removeIdeas,
  saveAdminIdea,
} from './queries.ts'

const open = (c: Context<AdminEnv>) => openDatabase(c.env.DB, 'first-primary')

/** Deleting is idempotent. */
export const submissionAdminRoutes = new Hono<AdminEnv>()
  .get('/list-ideas', async (c) => {
    const query = readQuery(c, ideasQuery)
    const { data, total } = await listIdeasPage(open(c), query, query.show_processed === '1')
    const last_page = lastPage(total, query.per_page)
    return c.json({ data, current_page: query.page, last_page, total } satisfies IdeasPage)
  })
  .post('/list-ideas', async (c) => {
    const { idea, ranked } = await readBody(c, adminIdeaRequest)
    const { display_name, email } = c.var.admin
    await saveAdminIdea(open(c), idea, ranked, display_name ?? email, c.var.world.now())
    return c.json({ success: true })
  })
  .delete('/list-ideas/:id', async (c) => {
    await removeIdeas(open(c), [readId(c)])
    return c.json({ success: true })
  })
  .put('/list-ideas/:id', async (c) => {
    const id = readId(c)
    const { approved } = await readBody(c, ideaUpdate)
    if ((await markIdeas(open(c), [id], approved)) === 0) throw notFound('This idea has been deleted.')
    return c.json({ success: true })
  })
  .post('/list-ideas/approve', async (c) => {
    const { ids } = await readBody(c, ideasChosen)
    await markIdeas(open(c), ids, true)
    return c.json({ success: true })
  })
  .post('/list-ideas/delete', async (c) => {
    const { ids } = await readBody(c, ideasChosen)
    await removeIdeas(open(c), ids)
    return c.json({ success: true })
  })
  .get('/feedback', async (c) => {
    const query = readQuery(c, feedbackQuery)
    const { data, total } = await listFeedbackPage(open(c), query, query.show_implemented === '1')
    const last_page = lastPage(total, query.per_page)
    return c.json({ data, current_page: query.page, last_page, total } satisfies FeedbackPage)
  })
  .put('/feedback/:id', async (c) => {
    const id = readId(c)
    const { implemented } = await readBody(c, feedbackUpdate)
    if (!(await markFeedback(open(c), id, implemented))) throw notFound('This feedback has been deleted.')
    return c.json({ success: true })
  })
  .delete('/feedback/:id', async (c) => {
    await removeFeedback(open(c), readId(c))
    return c.json({ success: true })
  })
